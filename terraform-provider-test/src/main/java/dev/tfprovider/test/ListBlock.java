/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.Map;

import dev.tfprovider.test.internal.engine.config.ListStatement;
import dev.tfprovider.test.internal.engine.config.ModuleWriter;
import dev.tfprovider.test.internal.engine.config.Repetition;

/**
 * A {@code list} block of a query, for {@link InMemoryTerraform#query} and, as text, for
 * the real CLI. Immutable.
 */
public final class ListBlock {

	private final ListStatement statement;

	private ListBlock(ListStatement statement) {
		this.statement = statement;
	}

	/**
	 * Return a block that lists objects of a type.
	 * @param type full type name, such as {@code petstore_pet}
	 * @param name name of the block
	 * @return the block, which lists at most 100 objects and only their identities
	 */
	public static ListBlock of(String type, String name) {
		return new ListBlock(new ListStatement(type, name, "", null, null, ListStatement.DEFAULT_LIMIT, false));
	}

	/**
	 * Return this block with a {@code config} block.
	 * @param arguments arguments and blocks, as a {@link Configuration} takes them; with
	 * {@link Configuration#expression expressions} such as {@code each.key} in a block
	 * that has instances
	 * @return the changed block
	 */
	public ListBlock config(Map<String, ?> arguments) {
		return new ListBlock(new ListStatement(this.statement.type(), this.statement.name(), this.statement.provider(),
				this.statement.repetition(), Configuration.body(arguments), this.statement.limit(),
				this.statement.includeResource()));
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
		Repetition repetition = new Repetition(forEach, Configuration.ConfigurationExpression.convert(value));
		return new ListBlock(new ListStatement(this.statement.type(), this.statement.name(), this.statement.provider(),
				repetition, this.statement.config(), this.statement.limit(), this.statement.includeResource()));
	}

	/**
	 * Return this block with a limit.
	 * @param objects how many objects to list at most
	 * @return the changed block
	 */
	public ListBlock limit(long objects) {
		return new ListBlock(new ListStatement(this.statement.type(), this.statement.name(), this.statement.provider(),
				this.statement.repetition(), this.statement.config(), objects, this.statement.includeResource()));
	}

	/**
	 * Return this block with {@code include_resource}.
	 * @return a block that lists objects with all of their attributes
	 */
	public ListBlock includeResource() {
		return new ListBlock(new ListStatement(this.statement.type(), this.statement.name(), this.statement.provider(),
				this.statement.repetition(), this.statement.config(), this.statement.limit(), true));
	}

	/**
	 * Return this block with another configuration of the provider.
	 * @param alias its alias
	 * @return the changed block
	 */
	public ListBlock provider(String alias) {
		return new ListBlock(
				new ListStatement(this.statement.type(), this.statement.name(), alias, this.statement.repetition(),
						this.statement.config(), this.statement.limit(), this.statement.includeResource()));
	}

	ListStatement statement() {
		return this.statement;
	}

	/**
	 * Write this block for the real CLI, as the content of a {@code .tfquery.json} file.
	 * The arguments must not be unknown.
	 * @param provider local name of the provider
	 * @return text in Terraform's JSON syntax
	 * @throws IllegalArgumentException if an argument is unknown
	 */
	public String toJson(String provider) {
		if (ModuleWriter.isUnknown(this.statement)) {
			throw new IllegalArgumentException("A query for the real CLI cannot have unknown values: " + this);
		}
		return ModuleWriter.write(this.statement, provider);
	}

	@Override
	public String toString() {
		return ModuleWriter.write(this.statement, "provider");
	}

}
