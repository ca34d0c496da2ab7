/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

import dev.tfprovider.internal.mapping.model.ComponentVisitor;
import dev.tfprovider.internal.mapping.model.ForgottenVisitor;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps lists, sets and maps, whose elements are all of one type.
 */
public sealed interface CollectionMapper extends ValueMapper permits SequenceMapper, MapMapper {

	/**
	 * Return the slot of each element.
	 */
	Slot element();

	/**
	 * Return whether the elements are blocks: then the collection is never null.
	 */
	boolean block();

	/**
	 * Return how elements that are objects are held.
	 */
	ObjectSchema.Nesting nesting();

	/**
	 * Return when two collections mean the same.
	 * @param element when two of their elements do
	 */
	default SemanticEquality equality(SemanticEquality element) {
		return (element == SemanticEquality.EXACT) ? element : new ElementsEquality(element);
	}

	@Override
	default SemanticEquality equality() {
		return equality(element().mapper().equality());
	}

	/**
	 * Show each element of a known value, and where it is.
	 */
	void forEach(TerraformValue value, LazyPath place, BiConsumer<TerraformValue, LazyPath> action);

	@Override
	default void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		forEach(value, place, (each, at) -> element().validateElement(each, at, findings));
	}

	@Override
	default void visit(TerraformValue value, LazyPath place, ComponentVisitor visitor) {
		forEach(value, place, (each, at) -> element().visitInside(each, at, visitor));
	}

	@Override
	default void findForgotten(TerraformValue value, LazyPath place, ForgottenVisitor visitor) {
		forEach(value, place, (each, at) -> element().findForgotten(each, at, visitor));
	}

	@Override
	default TerraformValue empty() {
		return block() ? write((nesting() == ObjectSchema.Nesting.MAP) ? Map.of() : List.of())
				: TerraformValue.ofNull(type());
	}

	@Override
	default List<String> allowed() {
		return element().mapper().allowed();
	}

	@Override
	default boolean isText() {
		return element().mapper().isText();
	}

	@Override
	default boolean allowsUnknownInside() {
		return element().allowsUnknown();
	}

	@Override
	default boolean isComplete() {
		return element().mapper().isComplete();
	}

	@Override
	default @Nullable NestedShape nested() {
		return (element().mapper() instanceof ObjectValueMapper object) ? new NestedShape(nesting(), object) : null;
	}

	/**
	 * Return the type of the elements in Terraform.
	 */
	default TerraformType elementType() {
		return element().mapper().type();
	}

	/**
	 * Read an element from each text.
	 */
	default List<TerraformValue> parseEach(List<String> texts) {
		return texts.stream().map(element().mapper()::parse).toList();
	}

}
