/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.msgpack.core.MessageFormat;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePackException;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.jackson.dataformat.MessagePackExtensionType;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/**
 * Tokens of MessagePack. Jackson's view hides two things that matter here, and both are
 * looked up in the source by the position of the token: what kind of value a key was
 * (numbers arrive as text), and whether text that contains the replacement character
 * really did so or was invalid UTF-8.
 */
final class MessagePackInput extends ValueInput {

	/**
	 * Without the thread-bound reuse of buffers, which would keep the last message of
	 * every thread alive.
	 */
	private static final MessagePackFactory FACTORY = new MessagePackFactory().setReuseResourceInParser(false);

	private static final MessagePack.UnpackerConfig STRICT = new MessagePack.UnpackerConfig()
		.withActionOnMalformedString(CodingErrorAction.REPORT);

	private static final char REPLACEMENT = '\uFFFD';

	private final byte[] source;

	private MessagePackInput(byte[] source) throws IOException {
		super(FACTORY.createParser(source));
		this.source = source;
	}

	static MessagePackInput open(byte[] source) {
		MessagePackStructure.require(source);
		try {
			return new MessagePackInput(source);
		}
		catch (IOException ex) {
			throw MessagePackStructure.malformed(ex);
		}
	}

	@Override
	String key() {
		String key = name();
		if (!MessageFormat.valueOf(this.source[position()]).getValueType().isRawType()) {
			throw new CodecException("a string key is required");
		}
		return (key.indexOf(REPLACEMENT) < 0) ? key : strictText();
	}

	@Override
	String string() {
		String text = text();
		if (text == null) {
			throw new CodecException("string is required");
		}
		return text;
	}

	/**
	 * Return the text of a string, which may also be written as binary.
	 */
	private @Nullable String text() {
		try {
			if (token() == JsonToken.VALUE_STRING) {
				String text = parser().getText();
				return (text.indexOf(REPLACEMENT) < 0) ? text : strictText();
			}
			return (token() == JsonToken.VALUE_EMBEDDED_OBJECT) ? strictText() : null;
		}
		catch (IOException ex) {
			throw malformed(ex);
		}
	}

	private String strictText() {
		int position = position();
		try (MessageUnpacker unpacker = STRICT.newUnpacker(this.source, position, this.source.length - position)) {
			return unpacker.unpackString();
		}
		catch (IOException | MessagePackException ex) {
			throw new CodecException("string is not valid UTF-8", ex);
		}
	}

	/**
	 * Return the offset of the current token. The parser calls its bytes characters.
	 */
	private int position() {
		return (int) parser().currentTokenLocation().getCharOffset();
	}

	@Override
	boolean bool() {
		if (token() == JsonToken.VALUE_TRUE) {
			return true;
		}
		require(JsonToken.VALUE_FALSE, "bool is required");
		return false;
	}

	@Override
	TerraformValue number() {
		try {
			if (token() == JsonToken.VALUE_NUMBER_INT) {
				return (parser().getNumberType() != JsonParser.NumberType.BIG_INTEGER)
						? TerraformValue.number(parser().getLongValue())
						: TerraformValue.number(new BigDecimal(parser().getBigIntegerValue()));
			}
			if (token() == JsonToken.VALUE_NUMBER_FLOAT) {
				return number(parser().getDoubleValue());
			}
			return NumberText.read(text());
		}
		catch (IOException ex) {
			throw malformed(ex);
		}
	}

	/**
	 * Return the number that a double stands for: the shortest decimal, which is what
	 * Terraform compares. A single-precision number has been widened exactly before.
	 */
	static TerraformValue number(double number) {
		if (Double.isNaN(number)) {
			throw new CodecException("number is required, but this is not a number (NaN)");
		}
		if (Double.isInfinite(number)) {
			return (number > 0) ? InfinityValue.POSITIVE : InfinityValue.NEGATIVE;
		}
		return TerraformValue.number(BigDecimal.valueOf(number));
	}

	@Override
	@Nullable TerraformValue unknown(TerraformType type) {
		try {
			return (parser().getEmbeddedObject() instanceof MessagePackExtensionType extension)
					? UnknownInput.read(extension, type) : null;
		}
		catch (IOException ex) {
			throw malformed(ex);
		}
	}

	@Override
	TerraformValue dynamic(DynamicNode node) {
		require(JsonToken.START_ARRAY, "a dynamic value is required: an array of its type and the value itself");
		next();
		byte[] json = typeJson();
		if (next() == JsonToken.END_ARRAY) {
			throw wrongLength();
		}
		TerraformValue value = node.carried(json).node().read(this);
		if (next() != JsonToken.END_ARRAY) {
			throw wrongLength();
		}
		return value;
	}

	private byte[] typeJson() {
		try {
			if (token() == JsonToken.VALUE_EMBEDDED_OBJECT && parser().getEmbeddedObject() instanceof byte[] json) {
				return json;
			}
			if (token() == JsonToken.VALUE_STRING) {
				return parser().getText().getBytes(StandardCharsets.UTF_8);
			}
			throw (token() == JsonToken.END_ARRAY) ? wrongLength()
					: new CodecException("a dynamic value must begin with its type");
		}
		catch (IOException ex) {
			throw malformed(ex);
		}
	}

	private static CodecException wrongLength() {
		return new CodecException("dynamic value array must have exactly two elements");
	}

	@Override
	boolean fillsMissingAttributes() {
		return false;
	}

	@Override
	boolean ignoresUnsupportedAttributes() {
		return false;
	}

	@Override
	CodecException malformed(Exception cause) {
		return MessagePackStructure.malformed(cause);
	}

}
