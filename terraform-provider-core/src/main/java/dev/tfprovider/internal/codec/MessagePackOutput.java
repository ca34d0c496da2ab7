/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;

import com.fasterxml.jackson.core.JsonEncoding;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.Refinements;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.msgpack.jackson.dataformat.MessagePackFactory;
import org.msgpack.jackson.dataformat.MessagePackGenerator;

/**
 * Tokens to MessagePack. Jackson's generator holds all of them until the last one,
 * because it learns the length of a structure only at its end.
 */
final class MessagePackOutput extends ValueOutput implements NumberForm.Target {

	private static final MessagePackFactory FACTORY = new MessagePackFactory().setReuseResourceInGenerator(false);

	private final MessagePackGenerator messagePack;

	private MessagePackOutput(MessagePackGenerator generator) {
		super(generator);
		this.messagePack = generator;
	}

	static MessagePackOutput to(OutputStream out) throws IOException {
		return new MessagePackOutput((MessagePackGenerator) FACTORY.createGenerator(out, JsonEncoding.UTF8));
	}

	@Override
	void number(BigDecimal number) throws IOException {
		NumberForm.write(number, this);
	}

	@Override
	public void integer(long number) throws IOException {
		this.messagePack.writeNumber(number);
	}

	@Override
	public void real(double number) throws IOException {
		this.messagePack.writeNumber(number);
	}

	@Override
	public void text(String number) throws IOException {
		this.messagePack.writeString(number);
	}

	@Override
	void infinity(InfinityValue value) throws IOException {
		real((value == InfinityValue.POSITIVE) ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY);
	}

	@Override
	void unknown(TerraformType type, Refinements refinements) throws IOException {
		this.messagePack.writeExtensionType(UnknownOutput.write(type, refinements));
	}

	@Override
	void dynamic(DynamicNode.CarriedType type, TerraformValue value) throws IOException {
		this.messagePack.writeStartArray();
		this.messagePack.writeBinary(type.json());
		type.node().write(value, this);
		this.messagePack.writeEndArray();
	}

}
