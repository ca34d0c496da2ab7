/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.util.HexFormat;

import dev.tfprovider.test.internal.engine.value.TypeParts;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;
import org.msgpack.value.ExtensionValue;
import org.msgpack.value.Value;

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

	static TerraformValue read(TerraformType type, ExtensionValue extension) {
		byte[] payload = extension.getData();
		if (payload.length <= 1) {
			return TerraformValue.unknown(type);
		}
		if (extension.getType() != MessagePackStreams.REFINED_UNKNOWN) {
			throw new HostCodecException("unsupported extension type 0x"
					+ HexFormat.of().toHexDigits(extension.getType()) + " with len " + payload.length);
		}
		if (payload.length > MAX_PAYLOAD) {
			throw new HostCodecException("oversize unknown value refinement");
		}
		return (type == TerraformType.DYNAMIC) ? TerraformValue.unknown(type)
				: new UnknownDecoder(type).read(WireReader.read(payload));
	}

	private TerraformValue read(Value payload) {
		require(payload.isMapValue());
		payload.asMapValue().entrySet().forEach((entry) -> {
			require(entry.getKey().isIntegerValue());
			refine(entry.getKey().toString(), entry.getValue());
		});
		return this.isNull ? TerraformValue.ofNull(this.type)
				: new UnknownValue(this.type, new UnknownValue.Refinements(this.notNull, this.prefix, this.lower,
						this.upper, this.minLength, this.maxLength));
	}

	private void refine(String key, Value value) {
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
	private static UnknownValue.Refinements.@Nullable Bound bound(Value value) {
		require(value.isArrayValue() && value.asArrayValue().size() == 2);
		boolean inclusive = bool(value.asArrayValue().get(1));
		return (MessagePackDecoder.number(value.asArrayValue().get(0)) instanceof NumberValue number)
				? new UnknownValue.Refinements.Bound(number.number(), inclusive) : null;
	}

	private static boolean bool(Value value) {
		require(value.isBooleanValue());
		return value.asBooleanValue().getBoolean();
	}

	private static String text(Value value) {
		require(value.isStringValue());
		return StringValue.normalize(WireReader.text(value));
	}

	private static long length(Value value) {
		require(value.isIntegerValue() && value.asIntegerValue().isInLongRange());
		return value.asIntegerValue().asLong();
	}

	private static void require(boolean valid) {
		if (!valid) {
			throw new HostCodecException("invalid unknown value refinement");
		}
	}

}
