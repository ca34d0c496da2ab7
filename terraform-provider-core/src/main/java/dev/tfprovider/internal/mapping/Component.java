/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.invoke.MethodHandle;
import java.util.List;

import dev.tfprovider.attribute.Id;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * A component of a record and the attribute or block it became.
 *
 * @param model the record
 * @param javaName name of the component
 * @param accessor reads it from a record, as {@code Object} from {@code Object}
 * @param member the attribute or block
 * @param slot reads and writes its values
 * @param id the identifier annotation, {@code null} unless it is a key of an import
 * @param environment the variables that stand in for it
 * @param step the step of a path to it
 */
record Component(Class<?> model, String javaName, MethodHandle accessor, Member member, Slot slot, @Nullable Id id,
		List<String> environment, AttributePath.AttributeName step) {

	String name() {
		return this.member.name();
	}

	/**
	 * Return whether the component is a key of an import.
	 */
	boolean identifier() {
		return this.id != null;
	}

	/**
	 * Return the attribute of a component that is not a block.
	 */
	Attribute attribute() {
		return ((AttributeMember) this.member).attribute();
	}

	@Nullable Object read(TerraformValue value, Reading reading) {
		try {
			return this.slot.read(value, reading);
		}
		catch (ValueMappingException ex) {
			throw ex.prepend(this.step);
		}
	}

	TerraformValue write(Object owner) {
		try {
			return this.slot.write(RecordHandles.get(this.accessor, owner));
		}
		catch (ValueMappingException ex) {
			throw ex.prepend(this.step);
		}
	}

	/**
	 * Write a component of a record with gaps: what is {@code null} is not known yet.
	 */
	TerraformValue writePartial(Object owner) {
		return (RecordHandles.get(this.accessor, owner) != null) ? write(owner) : this.slot.mapper().empty();
	}

	void validate(TerraformValue value, Place place, Findings findings) {
		this.member.validate(value, this.slot.mapper(), place.at(this.step), findings);
	}

	void visit(TerraformValue value, Place place, ComponentVisitor visitor) {
		if (value.isNull() || value.isUnknown()) {
			return;
		}
		Place here = place.at(this.step);
		if (value.isWhollyKnown()) {
			Object read = readOrNull(value);
			if (read != null) {
				visitor.component(here.path(), this.model, this.javaName, read);
			}
		}
		this.slot.visitInside(value, here, visitor);
	}

	/**
	 * Read a value that may not be valid; validation has said so then.
	 */
	private @Nullable Object readOrNull(TerraformValue value) {
		try {
			return this.slot.read(value, Reading.STRICT);
		}
		catch (ValueMappingException ex) {
			return null;
		}
	}

	/**
	 * Return when two values mean the same.
	 */
	SemanticEquality equality() {
		return (this.member instanceof AttributeMember inner) ? inner.attribute().equality()
				: this.slot.mapper().equality();
	}

	/**
	 * Return whether validation sees all that the author's constructor will see.
	 */
	boolean isComplete() {
		return !this.slot.rules().unknownAsNull() && this.slot.mapper().isComplete();
	}

}
