/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.Optional;

import dev.tfprovider.internal.mapping.model.ComponentVisitor;
import dev.tfprovider.internal.mapping.model.ForgottenVisitor;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.SlotRules;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.mapping.model.ValueHolder;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes one component or element: handles null and unknown by its rules, and
 * delegates known values to a mapper.
 *
 * @param mapper reads and writes known values
 * @param holder how the Java side holds the value
 * @param type the Java type
 * @param owner what the slot belongs to, for messages
 * @param rules what null and unknown mean here
 */
public record Slot(ValueMapper mapper, ValueHolder holder, TypeRef type, String owner, SlotRules rules) {

	/**
	 * Read a value.
	 * @throws ValueMappingException if it is not one of the Java type's
	 */
	@Nullable public Object read(TerraformValue value, NullOnRead reading) {
		if (value.isNull()) {
			return readNull(reading);
		}
		if (value.isUnknown()) {
			return readUnknown(value, reading);
		}
		if (this.holder == ValueHolder.VALUE) {
			return readState(value, reading);
		}
		return this.holder.wrap(this.mapper.read(value, reading));
	}

	private @Nullable Object readNull(NullOnRead reading) {
		if (this.holder == ValueHolder.VALUE) {
			return Value.ofNull();
		}
		TerraformValue fallback = this.rules.fallback();
		if (fallback != null) {
			return this.holder.wrap(this.mapper.read(fallback, reading));
		}
		if (this.holder == ValueHolder.OPTIONAL) {
			return Optional.empty();
		}
		Class<?> primitive = this.type.primitive();
		if (primitive == null && (this.rules.nullWhenRead() || reading != NullOnRead.STRICT)) {
			return null;
		}
		if (primitive != null && reading != NullOnRead.STRICT) {
			return ModelReflection.zero(primitive);
		}
		throw ValueMappingException.missing("The value is null, but %s is not @Nullable.".formatted(this.owner));
	}

	private @Nullable Object readUnknown(TerraformValue value, NullOnRead reading) {
		if (this.holder == ValueHolder.VALUE) {
			return Value.unknown();
		}
		if (this.holder == ValueHolder.TERRAFORM_VALUE) {
			return value;
		}
		boolean undecided = this.rules.unknownAsNull() && reading != NullOnRead.THREE_STATE;
		if (undecided && this.type.primitive() == null) {
			return (this.holder == ValueHolder.OPTIONAL) ? Optional.empty() : null;
		}
		throw ValueMappingException
			.unknown("The value is not known yet, but %s has the type %s, which cannot say so. Declare it as Value<%s>."
				.formatted(this.owner, this.type, this.type.boxedText()));
	}

	/**
	 * A value with unknown parts that its type cannot express is unknown as a whole.
	 */
	private Value<Object> readState(TerraformValue value, NullOnRead reading) {
		try {
			return Value.known(this.mapper.read(value, reading));
		}
		catch (ValueMappingException ex) {
			if (ex.isUnknown()) {
				return Value.unknown();
			}
			throw ex;
		}
	}

	/**
	 * Return whether the Java type can say that the value, or something inside it, is
	 * unknown.
	 */
	public boolean allowsUnknown() {
		return this.holder == ValueHolder.VALUE || this.holder == ValueHolder.TERRAFORM_VALUE
				|| this.mapper.allowsUnknownInside();
	}

	/**
	 * Write what is held.
	 * @throws ValueMappingException if it has no form in Terraform
	 */
	public TerraformValue write(@Nullable Object held) {
		return write(held, NullOnWrite.STRICT);
	}

	TerraformValue write(@Nullable Object held, NullOnWrite writing) {
		return write(held, writing, this.rules.nullWhenWritten() || writing == NullOnWrite.PARTIAL);
	}

	/**
	 * Write an element of a collection, which has no gaps of its own.
	 */
	TerraformValue writeElement(@Nullable Object held, NullOnWrite writing) {
		return write(held, writing, this.rules.nullWhenWritten());
	}

	private TerraformValue write(@Nullable Object held, NullOnWrite writing, boolean nullable) {
		if (this.rules.writeOnly()) {
			return TerraformValue.ofNull(this.mapper.type());
		}
		if (held instanceof Value.Unknown && this.holder == ValueHolder.VALUE) {
			return TerraformValue.unknown(this.mapper.type());
		}
		Object value = unwrap(held);
		if (value != null) {
			return this.mapper.write(value, writing);
		}
		if (!nullable) {
			throw ValueMappingException.unwritable("The result is null, but %s is not @Nullable.".formatted(this.owner),
					null);
		}
		return this.mapper.empty();
	}

	private @Nullable Object unwrap(@Nullable Object held) {
		if (this.holder == ValueHolder.OPTIONAL) {
			return (held instanceof Optional<?> optional) ? optional.orElse(null) : null;
		}
		if (this.holder == ValueHolder.VALUE) {
			return (held instanceof Value<?> value) ? value.orElse(null) : null;
		}
		return held;
	}

	/**
	 * Check an element of a collection.
	 */
	void validateElement(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		if (value.isNull()) {
			if (!this.rules.nullWhenRead() && this.holder != ValueHolder.VALUE) {
				findings.nullElement(place);
			}
		}
		else if (!value.isUnknown()) {
			this.mapper.validate(value, place, findings);
		}
	}

	/**
	 * Show whether the value, or what inside it, is null although it is promised.
	 */
	void findForgotten(TerraformValue value, LazyPath place, ForgottenVisitor visitor) {
		if (value.isNull()) {
			if (this.rules.promised()) {
				visitor.forgotten(place.path(), this.owner);
			}
		}
		else if (!value.isUnknown()) {
			this.mapper.findForgotten(value, place, visitor);
		}
	}

	/**
	 * Visit the components inside the value.
	 */
	void visitInside(TerraformValue value, LazyPath place, ComponentVisitor visitor) {
		if (!value.isNull() && !value.isUnknown()) {
			this.mapper.visit(value, place, visitor);
		}
	}

}
