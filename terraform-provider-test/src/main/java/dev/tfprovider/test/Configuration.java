/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.test.internal.JsonPath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.config.ImportStatement;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.config.ModuleReader;
import dev.tfprovider.test.internal.engine.config.ModuleWriter;
import dev.tfprovider.test.internal.engine.config.MoveStatement;
import dev.tfprovider.test.internal.engine.config.Output;
import dev.tfprovider.test.internal.engine.config.StateStoreBlock;
import dev.tfprovider.test.internal.engine.expression.Expression;
import org.jspecify.annotations.Nullable;

/**
 * A Terraform configuration built in Java: a provider block, resources and data sources.
 * Immutable.
 * <p>
 * A body is a map as in Terraform's JSON syntax: arguments and blocks by name, with
 * {@code depends_on} and {@code lifecycle} among them. Its values are {@code String}
 * (taken literally), {@code Boolean}, {@code Number}, {@code Collection}, {@code Map},
 * {@code null}, {@link #ref references} and {@link #unknown unknown values}.
 */
public final class Configuration {

	private final Module module;

	private Configuration(Module module) {
		this.module = module;
	}

	/**
	 * Return an empty configuration.
	 * @return the configuration
	 */
	public static Configuration empty() {
		return new Configuration(Module.empty());
	}

	/**
	 * Return a configuration of one resource.
	 * @param address its address, such as {@code petstore_pet.rex}
	 * @param body its arguments and blocks
	 * @return the configuration
	 */
	public static Configuration of(String address, Map<String, ?> body) {
		return empty().with(address, body);
	}

	/**
	 * Return a configuration of one resource, written as its model record is: attributes
	 * that only the provider sets are left out, as are those that are null or write-only.
	 * The record must need no further type codecs.
	 * @param address its address, such as {@code petstore_pet.rex}
	 * @param model the model record
	 * @return the configuration
	 */
	public static Configuration of(String address, Record model) {
		return of(address, model, Map.of());
	}

	/**
	 * Return a configuration of one resource, written as its model record is but for some
	 * arguments.
	 * @param address its address, such as {@code petstore_pet.rex}
	 * @param model the model record
	 * @param overrides arguments and blocks that count instead, such as {@link #ref
	 * references}, write-only attributes or {@code count}
	 * @return the configuration
	 */
	public static Configuration of(String address, Record model, Map<String, ?> overrides) {
		return empty().with(address, model, overrides);
	}

	/**
	 * Read Terraform's JSON syntax. Of its expressions, only references in
	 * <code>${…}</code> are known.
	 * @param json text of a {@code .tf.json} file
	 * @return the configuration
	 * @throws IllegalArgumentException if it is no JSON, or has what the engine in memory
	 * does not know
	 */
	public static Configuration json(String json) {
		return new Configuration(ModuleReader.read(json));
	}

	/**
	 * Return this configuration with a provider block.
	 * @param body its arguments and blocks
	 * @return the changed configuration
	 */
	public Configuration withProvider(Map<String, ?> body) {
		return withProvider("", body);
	}

	/**
	 * Return this configuration with a further provider block, for resources that say
	 * {@code provider} with its name and alias, such as {@code petstore.second}.
	 * @param alias the alias
	 * @param body its arguments and blocks
	 * @return the changed configuration
	 */
	public Configuration withProvider(String alias, Map<String, ?> body) {
		return new Configuration(this.module.withProvider(alias, body(body)));
	}

	/**
	 * Return this configuration with a {@code provider_meta} block.
	 * @param body its arguments
	 * @return the changed configuration
	 */
	public Configuration withProviderMeta(Map<String, ?> body) {
		return new Configuration(this.module.withProviderMeta(body(body)));
	}

	/**
	 * Return this configuration with an input variable, which {@link #expression} refers
	 * to as <code>var.</code> and its name.
	 * @param name its name
	 * @param value its value
	 * @return the changed configuration
	 */
	public Configuration withVariable(String name, @Nullable Object value) {
		return new Configuration(
				this.module.with(this.module.values().withVariable(name, ConfigurationExpression.convert(value))));
	}

	/**
	 * Return this configuration with a local value, which {@link #expression} refers to
	 * as <code>local.</code> and its name.
	 * @param name its name
	 * @param value its value, maybe with expressions
	 * @return the changed configuration
	 */
	public Configuration withLocal(String name, @Nullable Object value) {
		return new Configuration(
				this.module.with(this.module.values().withLocal(name, ConfigurationExpression.convert(value))));
	}

	/**
	 * Return this configuration with an output value.
	 * @param name its name
	 * @param value its value, with expressions
	 * @return the changed configuration
	 */
	public Configuration withOutput(String name, @Nullable Object value) {
		return withOutput(name, value, false);
	}

	/**
	 * Return this configuration with an output value that Terraform hides.
	 * @param name its name
	 * @param value its value, with expressions
	 * @return the changed configuration
	 */
	public Configuration withSensitiveOutput(String name, @Nullable Object value) {
		return withOutput(name, value, true);
	}

	private Configuration withOutput(String name, @Nullable Object value, boolean sensitive) {
		Output output = new Output(ConfigurationExpression.convert(value), sensitive);
		return new Configuration(this.module.with(this.module.values().withOutput(name, output)));
	}

	/**
	 * Return this configuration with a {@code moved} block.
	 * @param from where a resource, or an instance of it, was
	 * @param to where it is now
	 * @return the changed configuration
	 */
	public Configuration withMoved(String from, String to) {
		return new Configuration(
				this.module.withMove(new MoveStatement(ResourceAddress.parse(from), ResourceAddress.parse(to))));
	}

	/**
	 * Return this configuration with an {@code import} block.
	 * @param to where the object goes, such as {@code petstore_pet.rex}
	 * @param id import id
	 * @return the changed configuration
	 */
	public Configuration withImport(String to, @Nullable Object id) {
		return new Configuration(this.module
			.withImport(new ImportStatement(ResourceAddress.parse(to), ConfigurationExpression.convert(id), null)));
	}

	/**
	 * Return this configuration with an {@code import} block that names an identity,
	 * which Terraform knows from 1.12 on.
	 * @param to where the object goes, such as {@code petstore_pet.rex}
	 * @param identity attributes of the identity
	 * @return the changed configuration
	 */
	public Configuration withImport(String to, Map<String, ?> identity) {
		return new Configuration(
				this.module.withImport(new ImportStatement(ResourceAddress.parse(to), null, body(identity))));
	}

	/**
	 * Return this configuration with a provider block unless it has one.
	 */
	Configuration orProvider(Map<String, ?> body) {
		return (this.module.provider() != null || body.isEmpty()) ? this : withProvider(body);
	}

	/**
	 * Return this configuration with a {@code state_store} block, in which a state store
	 * of the provider keeps the state. Experimental as state stores are.
	 * @param type the state store type, such as {@code petstore_bucket}
	 * @param body its arguments in Terraform's JSON syntax, which refer to nothing; among
	 * them {@code provider} with a map of the settings of its provider, if that has any
	 * @return the changed configuration
	 */
	public Configuration withStateStore(String type, Map<String, ?> body) {
		Map<String, @Nullable Object> config = new LinkedHashMap<>(body);
		Map<String, @Nullable Object> settings = new LinkedHashMap<>();
		if (config.remove("provider") instanceof Map<?, ?> provider) {
			provider.forEach((name, value) -> settings.put(String.valueOf(name), value));
		}
		return new Configuration(this.module.withStateStore(new StateStoreBlock(type, settings, config)));
	}

	/**
	 * Return this configuration with one more resource or data source, in place of any of
	 * that address.
	 * @param address its address, such as {@code petstore_pet.rex} or
	 * {@code data.petstore_pet.rex}
	 * @param body its arguments and blocks
	 * @return the changed configuration
	 */
	public Configuration with(String address, Map<String, ?> body) {
		return new Configuration(this.module.with(ResourceAddress.parse(address), body(body)));
	}

	/**
	 * Return this configuration with one more resource, written as its model record is
	 * but for some arguments.
	 * @param address its address, such as {@code petstore_pet.rex}
	 * @param model the model record
	 * @param overrides arguments and blocks that count instead
	 * @return the changed configuration
	 */
	public Configuration with(String address, Record model, Map<String, ?> overrides) {
		Map<String, Object> body = new LinkedHashMap<>(ModelBody.of(model));
		body.putAll(overrides);
		return with(address, body);
	}

	/**
	 * Return an expression in Terraform's syntax: a reference such as {@code each.key},
	 * {@code var.name} or <code>petstore_pet.rex[count.index].id</code>, a splat such as
	 * <code>petstore_pet.rex[*].id</code>, or {@code toset([…])}.
	 * @param text the expression, without <code>${}</code>
	 * @return an expression for a body
	 * @throws IllegalArgumentException if it is of a kind that the engine in memory does
	 * not know
	 */
	public static ConfigurationExpression expression(String text) {
		return new ConfigurationExpression(Expression.parse(text));
	}

	/**
	 * Return text with expressions in it, such as <code>pet ${count.index}</code>.
	 * @param text the text; <code>$${</code> stands for <code>${</code>
	 * @return an expression for a body
	 * @throws IllegalArgumentException if an expression is of a kind that the engine in
	 * memory does not know
	 */
	public static ConfigurationExpression template(String text) {
		return new ConfigurationExpression(Expression.template(text));
	}

	/**
	 * Return a reference.
	 * @param address address of a resource, data source or one of its instances
	 * @param path place in it, such as {@code id} or {@code tags[0].name}
	 * @return an expression for a body
	 */
	public static ConfigurationExpression ref(String address, String path) {
		ResourceAddress target = ResourceAddress.parse(address);
		return new ConfigurationExpression(Expression.reference(target, JsonPath.parse(path).steps()));
	}

	/**
	 * Return a value that Terraform learns only while it applies: unknown in the plan
	 * that first meets it, known from that plan's apply on.
	 * @param value what it turns out to be, without references in it
	 * @return an expression for a body
	 */
	public static ConfigurationExpression unknown(@Nullable Object value) {
		return new ConfigurationExpression(new Expression.Deferred(ConfigurationExpression.convert(value)));
	}

	/**
	 * Write this configuration for the real CLI, {@code main.tf.json}.
	 * @param provider local name of the provider
	 * @return text in Terraform's JSON syntax
	 */
	public String toJson(String provider) {
		return ModuleWriter.write(this.module, provider);
	}

	Module module() {
		return this.module;
	}

	static Expression.ObjectExpression body(Map<String, ?> body) {
		return (Expression.ObjectExpression) ConfigurationExpression.convert(body);
	}

	@Override
	public String toString() {
		return toJson("provider");
	}

	/**
	 * An expression of Terraform's language, to be written wherever a
	 * {@link Configuration} takes a value. Made by {@link Configuration#expression},
	 * {@link Configuration#template}, {@link Configuration#ref} and
	 * {@link Configuration#unknown}.
	 */
	public static final class ConfigurationExpression {

		private final Expression expression;

		ConfigurationExpression(Expression expression) {
			this.expression = expression;
		}

		/**
		 * Convert a value that may be an expression or have some in it.
		 */
		static Expression convert(@Nullable Object value) {
			return Expression.of(value,
					(part) -> (part instanceof ConfigurationExpression wrapper) ? wrapper.expression : part);
		}

		@Override
		public String toString() {
			return this.expression.toString();
		}

	}

}
