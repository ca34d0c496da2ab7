/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.function.Function;

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
 *
 * @param type the type of the value
 * @param parts what is said of it, by key
 */
record UnknownDecoder(TerraformType type, Map<String, Value> parts) {

	private static final int MAX_PAYLOAD = 1024;

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
				: new UnknownDecoder(type, parts(WireReader.read(payload))).read();
	}

	private static Map<String, Value> parts(Value payload) {
		require(payload.isMapValue());
		Map<String, Value> parts = new HashMap<>();
		payload.asMapValue().entrySet().forEach((entry) -> {
			require(entry.getKey().isIntegerValue());
			parts.put(entry.getKey().toString(), entry.getValue());
		});
		return parts;
	}

	/**
	 * Return the value. What later versions say of it does not concern this one.
	 */
	private TerraformValue read() {
		boolean number = this.type == TerraformType.NUMBER;
		boolean collection = TypeParts.element(this.type) != null;
		Boolean isNull = part("1", "nullness", true, UnknownDecoder::bool);
		UnknownValue.Refinements refinements = new UnknownValue.Refinements(Boolean.FALSE.equals(isNull),
				part("2", "string prefix", this.type == TerraformType.STRING, UnknownDecoder::text),
				part("3", "numeric bound", number, UnknownDecoder::bound),
				part("4", "numeric bound", number, UnknownDecoder::bound),
				part("5", "length bound", collection, UnknownDecoder::length),
				part("6", "length bound", collection, UnknownDecoder::length));
		return Boolean.TRUE.equals(isNull) ? TerraformValue.ofNull(this.type)
				: new UnknownValue(this.type, refinements);
	}

	private <T> @Nullable T part(String key, String what, boolean fits, Function<Value, @Nullable T> reader) {
		Value value = this.parts.get(key);
		if (value != null && !fits) {
			throw new HostCodecException("an unknown value of " + this.type + " cannot have a " + what);
		}
		return (value != null) ? reader.apply(value) : null;
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
