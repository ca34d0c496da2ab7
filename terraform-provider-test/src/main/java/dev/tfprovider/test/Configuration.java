/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.Map;

import dev.tfprovider.test.engine.Expression;
import dev.tfprovider.test.engine.Module;
import dev.tfprovider.test.engine.ModuleReader;
import dev.tfprovider.test.engine.ModuleWriter;
import dev.tfprovider.test.engine.ResourceAddress;
import dev.tfprovider.test.internal.ValuePath;
import org.jspecify.annotations.Nullable;

/**
 * What a practitioner writes: a provider block, resources and data sources. Immutable.
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
	 * Return a configuration that says nothing.
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
		return new Configuration(this.module.withProvider(body(body)));
	}

	/**
	 * Return this configuration with a provider block unless it has one.
	 */
	Configuration orProvider(Map<String, ?> body) {
		return (this.module.provider() != null || body.isEmpty()) ? this : withProvider(body);
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
	 * Return a reference.
	 * @param address address of a resource or data source
	 * @param path place in it, such as {@code id} or {@code tags[0].name}
	 * @return an expression for a body
	 */
	public static Expression ref(String address, String path) {
		ResourceAddress target = ResourceAddress.parse(address);
		return Expression.reference(target, ValuePath.parse(path).steps());
	}

	/**
	 * Return a value that Terraform learns only while it applies: unknown in the plan
	 * that first meets it, known from that plan's apply on.
	 * @param value what it turns out to be, without references in it
	 * @return an expression for a body
	 */
	public static Expression unknown(@Nullable Object value) {
		return new Expression.Deferred(Expression.of(value));
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

	private static Expression.ObjectExpression body(Map<String, ?> body) {
		return (Expression.ObjectExpression) Expression.of(body);
	}

	@Override
	public String toString() {
		return toJson("provider");
	}

}
