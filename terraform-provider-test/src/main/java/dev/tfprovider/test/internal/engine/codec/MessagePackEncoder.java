/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.msgpack.jackson.dataformat.MessagePackGenerator;

/**
 * Writes a value as Core does.
 */
final class MessagePackEncoder extends ValueEncoder<MessagePackGenerator> {

	private MessagePackEncoder(MessagePackGenerator out) {
		super(out);
	}

	static byte[] write(TerraformType type, TerraformValue value) {
		return MessagePackStreams.write((out) -> new MessagePackEncoder(out).value(type, value));
	}

	@Override
	protected void dynamic(TerraformType type, TerraformValue value) throws IOException {
		this.out.writeStartArray();
		this.out.writeBinary(TypeText.write(type).toString().getBytes(StandardCharsets.UTF_8));
		value(type, value);
		this.out.writeEndArray();
	}

	@Override
	protected void unknown(TerraformType type, UnknownValue value) throws IOException {
		this.out.writeExtensionType(UnknownEncoder.extension(type, value.refinements()));
	}

	@Override
	protected void number(BigDecimal number) throws IOException {
		number(this.out, number);
	}

	@Override
	protected void infinity(InfinityValue infinity) throws IOException {
		this.out
			.writeNumber((infinity == InfinityValue.POSITIVE) ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY);
	}

	/**
	 * Write a number: whole ones of 64 bits and fractions that are exactly a double as
	 * such, all others as decimal text.
	 */
	static void number(MessagePackGenerator out, BigDecimal number) throws IOException {
		BigDecimal plain = number.stripTrailingZeros();
		double nearest = plain.doubleValue();
		if (plain.scale() <= 0 && plain.toBigInteger().bitLength() < Long.SIZE) {
			out.writeNumber(plain.longValueExact());
		}
		else if (plain.scale() > 0 && Double.isFinite(nearest) && new BigDecimal(nearest).compareTo(plain) == 0) {
			out.writeNumber(nearest);
		}
		else {
			out.writeString(plain.toPlainString());
		}
	}

}
