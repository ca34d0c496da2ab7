/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Locale;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.protobuf.ByteString;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;

/**
 * Writes a value as JSON, as Core does.
 */
final class JsonEncoder extends ValueEncoder<JsonGenerator> {

	private static final JsonFactory FACTORY = new JsonFactoryBuilder().characterEscapes(new Escapes())
		.build()
		.setCodec(new ObjectMapper());

	private JsonEncoder(JsonGenerator out) {
		super(out);
	}

	static ByteString write(TerraformType type, TerraformValue value) {
		ByteString.Output bytes = ByteString.newOutput();
		try (JsonGenerator generator = FACTORY.createGenerator(bytes)) {
			new JsonEncoder(generator).value(type, value);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return bytes.toByteString();
	}

	@Override
	protected void dynamic(TerraformType type, TerraformValue value) throws IOException {
		this.out.writeStartObject();
		this.out.writeFieldName("value");
		value(type, value);
		this.out.writeFieldName("type");
		this.out.writeTree(TypeText.write(type));
		this.out.writeEndObject();
	}

	@Override
	protected void unknown(TerraformType type, UnknownValue value) {
		throw new HostCodecException("value is not known");
	}

	@Override
	protected void number(BigDecimal number) throws IOException {
		this.out.writeNumber(number.toPlainString());
	}

	@Override
	protected void infinity(InfinityValue infinity) {
		throw new HostCodecException(TerraformType.NUMBER + " is required, but this is " + infinity.type());
	}

	/**
	 * Escapes what Core escapes besides what JSON demands.
	 */
	private static final class Escapes extends CharacterEscapes {

		private static final long serialVersionUID = 1L;

		private final int[] ascii = standardAsciiEscapesForJSON();

		Escapes() {
			for (char character : "<>&".toCharArray()) {
				this.ascii[character] = ESCAPE_CUSTOM;
			}
		}

		@Override
		public int[] getEscapeCodesForAscii() {
			return this.ascii;
		}

		@Override
		public @Nullable SerializableString getEscapeSequence(int character) {
			boolean escaped = "<>&\u2028\u2029".indexOf(character) >= 0;
			return escaped ? new SerializedString(String.format(Locale.ROOT, "\\u%04x", character)) : null;
		}

	}

}
