/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.engine.config.ListStatement;
import dev.tfprovider.test.internal.engine.expression.Expression;
import org.jspecify.annotations.Nullable;

/**
 * A {@code list} block of a query, for {@link InMemoryTerraform#query} and, as text, for
 * the real CLI. Immutable.
 */
public final class ListBlock {

	private final String type;

	private final String name;

	private final String alias;

	private final @Nullable Map<String, ?> config;

	private final @Nullable Long limit;

	private final boolean includeResource;

	private ListBlock(String type, String name, String alias, @Nullable Map<String, ?> config, @Nullable Long limit,
			boolean includeResource) {
		this.type = type;
		this.name = name;
		this.alias = alias;
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
		return new ListBlock(type, name, "", null, null, false);
	}

	/**
	 * Return this block with a {@code config} block.
	 * @param arguments arguments and blocks, as a {@link Configuration} takes them
	 * @return the changed block
	 */
	public ListBlock config(Map<String, ?> arguments) {
		return new ListBlock(this.type, this.name, this.alias, Map.copyOf(arguments), this.limit, this.includeResource);
	}

	/**
	 * Return this block with a limit.
	 * @param objects how many objects to list at most
	 * @return the changed block
	 */
	public ListBlock limit(long objects) {
		return new ListBlock(this.type, this.name, this.alias, this.config, objects, this.includeResource);
	}

	/**
	 * Return this block with {@code include_resource}.
	 * @return a block that lists objects with all of their attributes
	 */
	public ListBlock includeResource() {
		return new ListBlock(this.type, this.name, this.alias, this.config, this.limit, true);
	}

	/**
	 * Return this block with another configuration of the provider.
	 * @param alias its alias
	 * @return the changed block
	 */
	public ListBlock provider(String alias) {
		return new ListBlock(this.type, this.name, alias, this.config, this.limit, this.includeResource);
	}

	ListStatement statement() {
		return new ListStatement(
				this.type, this.name, this.alias, (this.config != null)
						? (Expression.ObjectExpression) ConfigurationExpression.convert(this.config) : null,
				(this.limit != null) ? this.limit : ListStatement.DEFAULT_LIMIT, this.includeResource);
	}

	/**
	 * Write this block for the real CLI, as the content of a {@code .tfquery.json} file.
	 * The arguments must be plain values.
	 * @param provider local name of the provider
	 * @return text in Terraform's JSON syntax
	 */
	public String toJson(String provider) {
		Map<String, @Nullable Object> body = new LinkedHashMap<>();
		body.put("provider", this.alias.isEmpty() ? provider : provider + "." + this.alias);
		if (this.config != null) {
			body.put("config", this.config);
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
		return toJson("provider");
	}

}
