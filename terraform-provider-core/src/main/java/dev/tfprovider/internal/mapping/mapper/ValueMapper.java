/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;

import dev.tfprovider.internal.mapping.model.ComponentVisitor;
import dev.tfprovider.internal.mapping.model.ForgottenVisitor;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps the values of one Java type. Never receives null or unknown, except inside a
 * value.
 */
public sealed interface ValueMapper
		permits CodecMapper, DynamicMapper, TerraformValueMapper, CollectionMapper, ObjectValueMapper {

	/**
	 * Return the type of the values in Terraform.
	 */
	TerraformType type();

	/**
	 * Read a known value.
	 * @throws ValueMappingException if it is not one of the Java type's
	 */
	Object read(TerraformValue value, NullOnRead reading);

	/**
	 * Write a value.
	 * @throws ValueMappingException if it has no form in Terraform
	 */
	default TerraformValue write(Object value) {
		return write(value, NullOnWrite.STRICT);
	}

	/**
	 * Write a value that may have gaps.
	 * @throws ValueMappingException if it has no form in Terraform
	 */
	TerraformValue write(Object value, NullOnWrite writing);

	/**
	 * Check a known value of the configuration.
	 */
	void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings);

	/**
	 * Show a visitor the components inside a known value.
	 */
	default void visit(TerraformValue value, LazyPath place, ComponentVisitor visitor) {
	}

	/**
	 * Show the components inside a known value that are null although their types promise
	 * a value once the provider has decided it.
	 */
	default void findForgotten(TerraformValue value, LazyPath place, ForgottenVisitor visitor) {
	}

	/**
	 * Return when two values mean the same.
	 */
	default SemanticEquality equality() {
		return SemanticEquality.EXACT;
	}

	/**
	 * Return whether what is read is of a Java type.
	 */
	boolean gives(Class<?> javaType);

	/**
	 * Return the mapper of what one step leads to, {@code null} if there is no such step.
	 */
	default @Nullable ValueMapper inside(AttributePath.Step step) {
		return null;
	}

	/**
	 * Return what stands for "not set".
	 */
	default TerraformValue empty() {
		return TerraformValue.ofNull(type());
	}

	/**
	 * Read text from outside a configuration.
	 * @throws IllegalArgumentException naming what would be valid
	 */
	default TerraformValue parse(String text) {
		throw new IllegalArgumentException("cannot be given as text");
	}

	/**
	 * Read the texts of a default.
	 * @throws IllegalArgumentException naming what would be valid
	 */
	default TerraformValue parseAll(List<String> texts) {
		if (texts.size() != 1) {
			throw new IllegalArgumentException("must be exactly one text");
		}
		return parse(texts.get(0));
	}

	/**
	 * Return all values there are, as Terraform writes them; empty if they are too many.
	 */
	default List<String> allowed() {
		return List.of();
	}

	/**
	 * Return whether validation sees all that the constructors inside will see: nothing
	 * is left to the provider.
	 */
	default boolean isComplete() {
		return true;
	}

	/**
	 * Return whether the Java type can say of something inside the values that it is
	 * unknown.
	 */
	default boolean allowsUnknownInside() {
		return false;
	}

	/**
	 * Return whether the values, or the elements of the values, are texts.
	 */
	default boolean isText() {
		return false;
	}

	/**
	 * Return the objects that these values consist of, {@code null} if they are none.
	 */
	default @Nullable NestedShape nested() {
		return null;
	}

}
