/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.CodingErrorAction;

import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePackException;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.value.ValueType;

/**
 * Decodes an unknown value with its refinements, which are MessagePack inside an
 * extension.
 */
final class UnknownInput {

	/**
	 * Extension type of an unknown value with refinements.
	 */
	static final byte REFINED = 12;

	/**
	 * Largest payload in bytes that Terraform reads.
	 */
	static final int MAX_PAYLOAD = 1024;

	private static final MessagePack.UnpackerConfig STRICT = new MessagePack.UnpackerConfig()
		.withActionOnMalformedString(CodingErrorAction.REPORT);

	private final TerraformType type;

	private final MessageUnpacker payload;

	private boolean isNull;

	private boolean notNull;

	private @Nullable String prefix;

	private UnknownValue.Refinements.@Nullable Bound lower;

	private UnknownValue.Refinements.@Nullable Bound upper;

	private @Nullable Long minLength;

	private @Nullable Long maxLength;

	private UnknownInput(TerraformType type, MessageUnpacker payload) {
		this.type = type;
		this.payload = payload;
	}

	/**
	 * Return the unknown value of an extension. Every extension is an unknown value, and
	 * only one type of them says more about it.
	 */
	static TerraformValue read(MessagePackExtension extension, TerraformType type) {
		byte[] payload = extension.payload();
		if (extension.type() != REFINED || payload.length <= 1) {
			return TerraformValue.unknown(type);
		}
		if (payload.length > MAX_PAYLOAD) {
			throw new CodecException("oversize unknown value refinement");
		}
		if (type == TerraformType.DYNAMIC) {
			return TerraformValue.unknown(type);
		}
		MessagePackStructure.require(payload);
		try (MessageUnpacker unpacker = STRICT.newUnpacker(payload)) {
			return new UnknownInput(type, unpacker).read();
		}
		catch (IOException | MessagePackException ex) {
			throw new CodecException("invalid unknown value refinement", ex);
		}
	}

	private TerraformValue read() throws IOException {
		int size = this.payload.unpackMapHeader();
		for (int i = 0; i < size; i++) {
			readRefinement();
		}
		if (this.isNull) {
			return TerraformValue.ofNull(this.type);
		}
		return new UnknownValue(this.type, new UnknownValue.Refinements(this.notNull, this.prefix, this.lower,
				this.upper, this.minLength, this.maxLength));
	}

	private void readRefinement() throws IOException {
		RefinementKey key = RefinementKey.of(this.payload.unpackLong());
		if (key == null) {
			this.payload.skipValue();
			return;
		}
		if (!key.appliesTo(this.type)) {
			throw new CodecException("unknown value refinement is not for " + this.type);
		}
		switch (key) {
			case NULLNESS -> {
				this.isNull = this.payload.unpackBoolean();
				this.notNull = !this.isNull;
			}
			case PREFIX -> {
				this.prefix = StringValue.normalize(this.payload.unpackString());
			}
			case LOWER -> {
				this.lower = readBound();
			}
			case UPPER -> {
				this.upper = readBound();
			}
			case MIN_LENGTH -> {
				this.minLength = this.payload.unpackLong();
			}
			case MAX_LENGTH -> {
				this.maxLength = this.payload.unpackLong();
			}
		}
	}

	/**
	 * Return the bound, or {@code null} for an infinite one, which says nothing.
	 */
	private UnknownValue.Refinements.@Nullable Bound readBound() throws IOException {
		if (this.payload.unpackArrayHeader() != 2) {
			throw new CodecException("invalid unknown value refinement");
		}
		TerraformValue bound = readNumber();
		boolean inclusive = this.payload.unpackBoolean();
		return (bound instanceof NumberValue number) ? new UnknownValue.Refinements.Bound(number.number(), inclusive)
				: null;
	}

	private TerraformValue readNumber() throws IOException {
		ValueType kind = this.payload.getNextFormat().getValueType();
		if (kind == ValueType.INTEGER) {
			return TerraformValue.number(new BigDecimal(this.payload.unpackBigInteger()));
		}
		if (kind == ValueType.FLOAT) {
			return MessagePackInput.number(this.payload.unpackDouble());
		}
		return NumberText.read(this.payload.unpackString());
	}

}
