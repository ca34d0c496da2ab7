/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.mapping.model.Accessor;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * Represents one constructor argument of a record: a component or a flattened record.
 */
public sealed interface ConstructorArgument permits Component, FlattenedRecord {

	/**
	 * Return the attributes and blocks it is made of, in order of declaration.
	 */
	List<Component> components();

	/**
	 * Return the number of attributes and blocks it is made of.
	 */
	int width();

	/**
	 * Read the argument.
	 * @param object the object
	 * @param positions positions of attributes and blocks in the object, in order of
	 * declaration
	 * @param offset where those of this part begin
	 */
	@Nullable Object read(ObjectValue object, int[] positions, int offset, NullOnRead reading);

	/**
	 * Return the argument for a copy of a record.
	 * @param owner the record
	 * @param replaced what components hold instead, by the names of their attributes
	 */
	@Nullable Object copy(Object owner, Map<String, @Nullable Object> replaced);

	/**
	 * Return this argument for a record that is a component of another one.
	 */
	ConstructorArgument within(Accessor outer);

	/**
	 * Validate the cross-field rules.
	 */
	default void validateTogether(ObjectValue object, LazyPath place, ConfigurationDiagnostics findings) {
	}

}
