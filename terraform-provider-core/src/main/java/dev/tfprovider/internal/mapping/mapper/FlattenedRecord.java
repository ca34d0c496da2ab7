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
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps a flattened record component, whose own components become attributes of the
 * enclosing object.
 *
 * @param record what it is made of
 * @param components the attributes and blocks, in order of declaration
 * @param nullable whether it is {@code null} when all of them are null
 */
public record FlattenedRecord(RecordConstructor record, List<Component> components,
		boolean nullable) implements ConstructorArgument {

	public static FlattenedRecord of(RecordConstructor record, boolean nullable) {
		return new FlattenedRecord(record, record.components(), nullable);
	}

	@Override
	public int width() {
		return this.components.size();
	}

	@Override
	public @Nullable Object read(ObjectValue object, int[] positions, int offset, NullOnRead reading) {
		return (this.nullable && isAbsent(object)) ? null : this.record.read(object, positions, offset, reading);
	}

	@Override
	public @Nullable Object copy(Object owner, Map<String, @Nullable Object> replaced) {
		boolean absent = this.nullable
				&& this.components.stream().allMatch((component) -> component.copy(owner, replaced) == null);
		return absent ? null : this.record.copy(owner, replaced);
	}

	/**
	 * Return whether nothing is set. What the provider has yet to decide does not count.
	 */
	private boolean isAbsent(ObjectValue object) {
		return this.components.stream().allMatch((component) -> {
			TerraformValue value = object.get(component.name());
			return value.isNull() || value.equals(component.empty())
					|| value.isUnknown() && component.slot().rules().unknownAsNull();
		});
	}

	@Override
	public FlattenedRecord within(Accessor outer) {
		return of(this.record.within(outer), this.nullable);
	}

	@Override
	public void validateTogether(ObjectValue object, LazyPath place, ConfigurationDiagnostics findings) {
		if (this.nullable && isAbsent(object)) {
			return;
		}
		if (this.nullable) {
			this.components.stream()
				.filter((component) -> component.isNeeded() && object.get(component.name()).isNull())
				.forEach((component) -> findings.missing(place.at(component.step())));
		}
		this.record.validateTogether(object, place, findings);
	}

}
