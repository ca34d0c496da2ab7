/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.util.HexFormat;
import java.util.List;

import dev.tfprovider.test.internal.engine.value.TypeParts;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads unknown values and what is known of them all the same.
 */
final class UnknownDecoder {

	private static final int MAX_PAYLOAD = 1024;

	private final TerraformType type;

	private boolean isNull;

	private boolean notNull;

	private @Nullable String prefix;

	private UnknownValue.Refinements.@Nullable Bound lower;

	private UnknownValue.Refinements.@Nullable Bound upper;

	private @Nullable Long minLength;

	private @Nullable Long maxLength;

	private UnknownDecoder(TerraformType type) {
		this.type = type;
	}

	static TerraformValue read(TerraformType type, WireValue.Extension extension) {
		byte[] payload = extension.payload();
		if (payload.length <= 1) {
			return TerraformValue.unknown(type);
		}
		if (extension.code() != MessagePackStreams.REFINED_UNKNOWN) {
			throw new HostCodecException("unsupported extension type 0x" + HexFormat.of().toHexDigits(extension.code())
					+ " with len " + payload.length);
		}
		if (payload.length > MAX_PAYLOAD) {
			throw new HostCodecException("oversize unknown value refinement");
		}
		return (type == TerraformType.DYNAMIC) ? TerraformValue.unknown(type)
				: new UnknownDecoder(type).read(WireReader.read(payload));
	}

	private TerraformValue read(WireValue payload) {
		if (!(payload instanceof WireValue.Entries entries)) {
			throw invalid();
		}
		for (WireValue.Entry entry : entries.entries()) {
			if (entry.textual()) {
				throw invalid();
			}
			refine(entry.key(), entry.value());
		}
		return this.isNull ? TerraformValue.ofNull(this.type)
				: new UnknownValue(this.type, new UnknownValue.Refinements(this.notNull, this.prefix, this.lower,
						this.upper, this.minLength, this.maxLength));
	}

	private void refine(String key, WireValue value) {
		switch (key) {
			case "1" -> {
				this.isNull = bool(value);
				this.notNull = !this.isNull;
			}
			case "2" -> {
				require("string prefix", this.type == TerraformType.STRING);
				this.prefix = text(value);
			}
			case "3" -> {
				require("numeric bound", this.type == TerraformType.NUMBER);
				this.lower = bound(value);
			}
			case "4" -> {
				require("numeric bound", this.type == TerraformType.NUMBER);
				this.upper = bound(value);
			}
			case "5" -> {
				require("length bound", TypeParts.element(this.type) != null);
				this.minLength = length(value);
			}
			case "6" -> {
				require("length bound", TypeParts.element(this.type) != null);
				this.maxLength = length(value);
			}
			default -> {
				// what later versions say does not concern this one
			}
		}
	}

	private void require(String what, boolean fits) {
		if (!fits) {
			throw new HostCodecException("an unknown value of " + this.type + " cannot have a " + what);
		}
	}

	/**
	 * Return the bound, {@code null} for an infinite one, which says nothing.
	 */
	private static UnknownValue.Refinements.@Nullable Bound bound(WireValue value) {
		if (!(value instanceof WireValue.Sequence sequence) || sequence.elements().size() != 2) {
			throw invalid();
		}
		List<WireValue> parts = sequence.elements();
		boolean inclusive = bool(parts.get(1));
		return (MessagePackDecoder.number(parts.get(0)) instanceof NumberValue number)
				? new UnknownValue.Refinements.Bound(number.number(), inclusive) : null;
	}

	private static boolean bool(WireValue value) {
		if (value instanceof WireValue.Bool bool) {
			return bool.value();
		}
		throw invalid();
	}

	private static String text(WireValue value) {
		if (value instanceof WireValue.Text text && !text.binary()) {
			return StringValue.normalize(text.value());
		}
		throw invalid();
	}

	private static long length(WireValue value) {
		if (value instanceof WireValue.Int length && length.value().bitLength() < Long.SIZE) {
			return length.value().longValue();
		}
		throw invalid();
	}

	private static HostCodecException invalid() {
		return new HostCodecException("invalid unknown value refinement");
	}

}
