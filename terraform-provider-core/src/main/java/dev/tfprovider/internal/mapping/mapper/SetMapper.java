/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps sets.
 *
 * @param element the slot of each element
 * @param block whether these are blocks, never null
 * @param unmodifiable makes a set that cannot be changed of the declared type
 */
public record SetMapper(Slot element, boolean block,
		UnaryOperator<Set<@Nullable Object>> unmodifiable) implements SequenceMapper {

	@Override
	public TerraformType type() {
		return TerraformType.set(elementType());
	}

	@Override
	public Object read(TerraformValue value, NullOnRead reading) {
		return this.unmodifiable.apply(new LinkedHashSet<>(readAll(value, reading)));
	}

	@Override
	public TerraformValue write(Object value, NullOnWrite writing) {
		return TerraformValue.set(elementType(), writeAll(value, writing));
	}

	@Override
	public void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		SequenceMapper.super.validate(value, place, findings);
		validateDistinct(value, DuplicateElements.of(this.element), place, findings);
	}

	/**
	 * Check that no two elements are semantically equal.
	 */
	void validateDistinct(TerraformValue value, SemanticEquality equality, LazyPath place,
			ConfigurationDiagnostics findings) {
		validateDistinct(value, new DuplicateElements(this.element, equality, false), place, findings);
	}

	private void validateDistinct(TerraformValue value, DuplicateElements duplicates, LazyPath place,
			ConfigurationDiagnostics findings) {
		if (duplicates.isAnyIn(elements(value))) {
			findings.duplicateElement(place);
		}
	}

	@Override
	public ObjectSchema.Nesting nesting() {
		return ObjectSchema.Nesting.SET;
	}

	@Override
	public boolean gives(Class<?> javaType) {
		return javaType.isAssignableFrom(Set.class);
	}

	@Override
	public @Nullable ValueMapper inside(AttributePath.Step step) {
		return (step instanceof AttributePath.SetElement) ? this.element.mapper() : null;
	}

	@Override
	public TerraformValue parseAll(List<String> texts) {
		return TerraformValue.set(elementType(), parseEach(texts));
	}

	@Override
	public AttributePath.Step step(int index) {
		return AttributePath.SetElement.ANY;
	}

	@Override
	public List<TerraformValue> elements(TerraformValue value) {
		return ((SetValue) value).elements();
	}

}
