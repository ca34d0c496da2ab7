/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;

import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.TextRules;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.number.BoundedNumber;
import dev.tfprovider.internal.number.TooManyDigitsException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Maps values of one type with a {@code TypeCodec}.
 */
public final class CodecMapper implements ValueMapper {

	private final TypeCodec<Object> codec;

	private final boolean sensitive;

	private final TextRules rules;

	@SuppressWarnings("unchecked")
	public CodecMapper(TypeCodec<?> codec, boolean sensitive, TextRules rules) {
		this.codec = (TypeCodec<Object>) codec;
		this.sensitive = sensitive;
		this.rules = rules;
	}

	@Override
	public TerraformType type() {
		return this.codec.type();
	}

	@Override
	public Object read(TerraformValue value, NullOnRead reading) {
		if (!value.isWhollyKnown()) {
			throw ValueMappingException.unknown("Part of the value is not known yet.");
		}
		if (!(this.codec instanceof KnownCodec)) {
			StorableValue.requireReadable(value);
		}
		try {
			return this.codec.read(this.rules.read(value));
		}
		catch (RuntimeException ex) {
			throw ValueMappingException.invalid(detail(value, ex), this.sensitive ? null : ex);
		}
	}

	@Override
	public TerraformValue write(Object value, NullOnWrite writing) {
		TerraformValue written = StorableValue.requireWritable(convert(value));
		if (type() instanceof TerraformType.Primitive && written.type() != type()) {
			throw ValueMappingException.unwritable(
					"%s wrote a %s instead of a %s.".formatted(this.codec.getClass().getName(), written.type(), type()),
					null);
		}
		return written;
	}

	private TerraformValue convert(Object value) {
		try {
			return this.codec.write(value);
		}
		catch (RuntimeException ex) {
			throw ValueMappingException.unwritable(
					InvalidValueMessage.sentence("The result cannot be written: " + InvalidValueMessage.reason(ex)),
					this.sensitive ? null : ex);
		}
		catch (StackOverflowError ex) {
			throw ValueMappingException.unwritable("The result is nested too deeply, or contains itself.", null);
		}
	}

	@Override
	public void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		String problem = (this.codec instanceof KnownCodec) ? null : StorableValue.problem(value);
		if (problem != null) {
			findings.invalid(place, "The value " + problem + ".");
		}
		else if (value.isWhollyKnown()) {
			try {
				this.codec.read(this.rules.read(value));
			}
			catch (RuntimeException ex) {
				findings.invalid(place, detail(value, ex));
			}
		}
	}

	private String detail(TerraformValue value, RuntimeException refusal) {
		return InvalidValueMessage.detail(value, refusal, this.sensitive, this.codec instanceof KnownCodec);
	}

	@Override
	public SemanticEquality equality() {
		boolean exact = this.codec instanceof KnownCodec<?> known && known.isExact();
		return this.rules.equality(exact ? SemanticEquality.EXACT : SemanticEqualities.by(this.codec));
	}

	@Override
	public boolean gives(Class<?> javaType) {
		return javaType.isAssignableFrom(this.codec.javaType());
	}

	@Override
	public @Nullable ValueMapper inside(AttributePath.Step step) {
		return (type() instanceof TerraformType.Primitive) ? null : new TerraformValueMapper();
	}

	@Override
	public TerraformValue parse(String text) {
		TerraformValue value = primitive(text);
		try {
			this.codec.read(this.rules.read(value));
		}
		catch (RuntimeException ex) {
			throw new IllegalArgumentException(InvalidValueMessage.reason(ex), ex);
		}
		return value;
	}

	private TerraformValue primitive(String text) {
		if (type() == TerraformType.STRING) {
			return TerraformValue.string(text);
		}
		if (type() == TerraformType.NUMBER) {
			return number(text.trim());
		}
		if (type() == TerraformType.BOOL) {
			if (!text.equals("true") && !text.equals("false")) {
				throw new IllegalArgumentException("must be true or false");
			}
			return TerraformValue.bool(text.equals("true"));
		}
		throw new IllegalArgumentException("cannot be given as text");
	}

	private static TerraformValue number(String text) {
		try {
			return TerraformValue.number(BoundedNumber.decimal(text));
		}
		catch (TooManyDigitsException ex) {
			throw new IllegalArgumentException("must be a number of at most " + NumberValue.MAX_DIGITS + " digits", ex);
		}
		catch (NumberFormatException ex) {
			throw new IllegalArgumentException("must be a number", ex);
		}
	}

	@Override
	public boolean isText() {
		return type() == TerraformType.STRING;
	}

	/**
	 * Return whether an empty text is one of the values.
	 */
	public boolean isString() {
		return this.codec.javaType() == (Class<?>) String.class;
	}

	/**
	 * Return what all texts have in common that mean the same as one.
	 */
	TerraformValue folded(TerraformValue value) {
		return this.rules.folded(value);
	}

	@Override
	public List<String> allowed() {
		return (this.codec instanceof EnumCodec<?> known) ? known.allowed() : List.of();
	}

}
