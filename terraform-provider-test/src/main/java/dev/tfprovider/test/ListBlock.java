/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.engine.config.ListStatement;
import dev.tfprovider.test.internal.engine.config.ModuleWriter;
import dev.tfprovider.test.internal.engine.config.Repetition;
import org.jspecify.annotations.Nullable;

/**
 * A {@code list} block of a query, for {@link InMemoryTerraform#query} and, as text, for
 * the real CLI. Immutable.
 */
public final class ListBlock {

	private final String type;

	private final String name;

	private final String alias;

	private final @Nullable Repetition repetition;

	private final @Nullable Map<String, ?> config;

	private final @Nullable Long limit;

	private final boolean includeResource;

	private ListBlock(String type, String name, String alias, @Nullable Repetition repetition,
			@Nullable Map<String, ?> config, @Nullable Long limit, boolean includeResource) {
		this.type = type;
		this.name = name;
		this.alias = alias;
		this.repetition = repetition;
		this.config = config;
		this.limit = limit;
		this.includeResource = includeResource;
	}

	/**
	 * Return a block that lists objects of a type.
	 * @param type full type name, such as {@code petstore_pet}
	 * @param name name of the block
	 * @return the block, which lists at most 100 objects and only their identities
	 */
	public static ListBlock of(String type, String name) {
		return new ListBlock(type, name, "", null, null, null, false);
	}

	/**
	 * Return this block with a {@code config} block.
	 * @param arguments arguments and blocks, as a {@link Configuration} takes them; with
	 * {@link Configuration#expression expressions} such as {@code each.key} in a block
	 * that has instances
	 * @return the changed block
	 */
	public ListBlock config(Map<String, ?> arguments) {
		return new ListBlock(this.type, this.name, this.alias, this.repetition, Map.copyOf(arguments), this.limit,
				this.includeResource);
	}

	/**
	 * Return this block with {@code count}, in place of {@code for_each}.
	 * @param number how many instances there are, each of which lists objects; may be an
	 * expression
	 * @return the changed block
	 */
	public ListBlock count(Object number) {
		return repeated(false, number);
	}

	/**
	 * Return this block with {@code for_each}, in place of {@code count}.
	 * @param elements a map, or an expression such as {@code toset([…])}: there is an
	 * instance for each element, which lists objects
	 * @return the changed block
	 */
	public ListBlock forEach(Object elements) {
		return repeated(true, elements);
	}

	private ListBlock repeated(boolean forEach, Object value) {
		return new ListBlock(this.type, this.name, this.alias,
				new Repetition(forEach, Configuration.ConfigurationExpression.convert(value)), this.config, this.limit,
				this.includeResource);
	}

	/**
	 * Return this block with a limit.
	 * @param objects how many objects to list at most
	 * @return the changed block
	 */
	public ListBlock limit(long objects) {
		return new ListBlock(this.type, this.name, this.alias, this.repetition, this.config, objects,
				this.includeResource);
	}

	/**
	 * Return this block with {@code include_resource}.
	 * @return a block that lists objects with all of their attributes
	 */
	public ListBlock includeResource() {
		return new ListBlock(this.type, this.name, this.alias, this.repetition, this.config, this.limit, true);
	}

	/**
	 * Return this block with another configuration of the provider.
	 * @param alias its alias
	 * @return the changed block
	 */
	public ListBlock provider(String alias) {
		return new ListBlock(this.type, this.name, alias, this.repetition, this.config, this.limit,
				this.includeResource);
	}

	ListStatement statement() {
		return new ListStatement(this.type, this.name, this.alias, this.repetition,
				(this.config != null) ? Configuration.body(this.config) : null,
				(this.limit != null) ? this.limit : ListStatement.DEFAULT_LIMIT, this.includeResource);
	}

	/**
	 * Write this block for the real CLI, as the content of a {@code .tfquery.json} file.
	 * The arguments must not be unknown.
	 * @param provider local name of the provider
	 * @return text in Terraform's JSON syntax
	 * @throws IllegalArgumentException if an argument is unknown
	 */
	public String toJson(String provider) {
		if (this.repetition != null && ModuleWriter.isUnknown(this.repetition.expression()) || this.config != null
				&& ModuleWriter.isUnknown(Configuration.ConfigurationExpression.convert(this.config))) {
			throw new IllegalArgumentException("A query for the real CLI cannot have unknown values: " + this);
		}
		return json(provider);
	}

	private String json(String provider) {
		Map<String, @Nullable Object> body = new LinkedHashMap<>();
		body.put("provider", this.alias.isEmpty() ? provider : provider + "." + this.alias);
		if (this.repetition != null) {
			body.put(this.repetition.argument(), ModuleWriter.write(this.repetition.expression()));
		}
		if (this.config != null) {
			body.put("config", ModuleWriter.write(Configuration.ConfigurationExpression.convert(this.config)));
		}
		if (this.limit != null) {
			body.put("limit", this.limit);
		}
		if (this.includeResource) {
			body.put("include_resource", true);
		}
		return JsonValues.writeIndented(Map.of("list", Map.of(this.type, Map.of(this.name, body))));
	}

	@Override
	public String toString() {
		return json("provider");
	}

}
