/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.mapping.model.Accessor;
import dev.tfprovider.internal.mapping.model.ComponentVisitor;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.ValueHolder;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps one record component to the attribute or block inferred for it.
 *
 * @param source the component
 * @param accessor reads it from the record that is mapped
 * @param member the attribute or block
 * @param slot reads and writes its values
 * @param id how it identifies an object
 * @param environment the variables that stand in for it
 * @param derived what it is where it is null, {@code null} for no such default
 * @param step the step of a path to it
 */
public record Component(ComponentSource source, Accessor accessor, SchemaMember member, Slot slot, Identification id,
		List<String> environment, @Nullable MethodDefault derived,
		AttributePath.AttributeName step) implements ConstructorArgument {

	public String name() {
		return this.member.name();
	}

	public String javaName() {
		return this.source.name();
	}

	/**
	 * Return whether the component is a key of an import.
	 */
	public boolean identifier() {
		return this.id != Identification.NONE;
	}

	/**
	 * Return the attribute of a component that is not a block.
	 */
	public Attribute attribute() {
		return (Attribute) this.member;
	}

	@Override
	public List<Component> components() {
		return List.of(this);
	}

	@Override
	public int width() {
		return 1;
	}

	@Override
	public Component within(Accessor outer) {
		return new Component(this.source, this.accessor.within(outer), this.member, this.slot, this.id,
				this.environment, this.derived, this.step);
	}

	@Override
	public @Nullable Object read(ObjectValue object, int[] positions, int offset, NullOnRead reading) {
		return read(orDefault(object, object.get(positions[offset])), reading);
	}

	@Override
	public @Nullable Object copy(Object owner, Map<String, @Nullable Object> replaced) {
		return replaced.containsKey(name()) ? replaced.get(name()) : this.accessor.get(owner);
	}

	/**
	 * Read the component of an object that may not be of this record alone.
	 */
	@Nullable Object readFrom(ObjectValue object, NullOnRead reading) {
		return read(orDefault(object, object.get(name())), reading);
	}

	private TerraformValue orDefault(ObjectValue object, TerraformValue value) {
		boolean derived = value.isNull() && this.derived != null && this.slot.holder() != ValueHolder.VALUE;
		try {
			return (derived && this.derived != null) ? this.derived.deriveIfKnown(object) : value;
		}
		catch (ValueMappingException ex) {
			throw ex.prepend(this.step);
		}
	}

	public @Nullable Object read(TerraformValue value, NullOnRead reading) {
		try {
			return this.slot.read(value, reading);
		}
		catch (ValueMappingException ex) {
			throw ex.prepend(this.step);
		}
	}

	TerraformValue write(Object owner, NullOnWrite writing) {
		try {
			Object value = this.accessor.get(owner);
			boolean nullable = this.slot.rules().nullWhenWritten() || writing == NullOnWrite.PARTIAL;
			boolean empty = value == null && nullable && !this.slot.rules().writeOnly();
			return empty ? empty() : this.slot.write(value, writing);
		}
		catch (ValueMappingException ex) {
			throw ex.prepend(this.step);
		}
	}

	/**
	 * Write what the component of a record holds.
	 */
	public TerraformValue writeHeld(@Nullable Object value) {
		try {
			return this.slot.write(value);
		}
		catch (ValueMappingException ex) {
			throw ex.prepend(this.step);
		}
	}

	/**
	 * Return the value that represents "not set".
	 */
	TerraformValue empty() {
		return (this.member instanceof NestedBlock block) ? block.empty() : this.slot.mapper().empty();
	}

	/**
	 * Write a component of a record that cannot be written as a whole.
	 */
	TerraformValue salvage(Object owner, TerraformValue known) {
		try {
			return write(owner, NullOnWrite.PARTIAL);
		}
		catch (RuntimeException | OutOfMemoryError | StackOverflowError ex) {
			return known.isUnknown() ? empty() : known;
		}
	}

	void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		new MemberRules(this.slot.mapper(), place.at(this.step), findings).check(this.member, value);
	}

	public void visit(TerraformValue value, LazyPath place, ComponentVisitor visitor) {
		if (value.isNull() || value.isUnknown()) {
			return;
		}
		LazyPath here = place.at(this.step);
		if (value.isWhollyKnown()) {
			Object read = readOrNull(value);
			if (read != null) {
				visitor.component(here.path(), this.source.owner(), javaName(), read);
			}
		}
		this.slot.visitInside(value, here, visitor);
	}

	/**
	 * Read a value that may not be valid; validation has said so then.
	 */
	private @Nullable Object readOrNull(TerraformValue value) {
		try {
			return this.slot.read(value, NullOnRead.STRICT);
		}
		catch (ValueMappingException ex) {
			return null;
		}
	}

	/**
	 * Return whether the record cannot be made while the value is null.
	 */
	public boolean isNeeded() {
		return !this.slot.rules().nullWhenRead() && this.slot.rules().fallback() == null && this.derived == null;
	}

	/**
	 * Return the semantic equality of the values.
	 */
	SemanticEquality equality() {
		return (this.member instanceof Attribute attribute) ? attribute.equality() : this.slot.mapper().equality();
	}

	/**
	 * Return whether validation sees all that the author's constructor will see.
	 */
	boolean isComplete() {
		return !this.slot.rules().unknownAsNull() && this.slot.mapper().isComplete();
	}

}
