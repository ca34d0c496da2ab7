/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads value tokens from JSON, as leniently as Terraform does.
 */
final class JsonInput extends ValueInput {

	private final JsonDocument document;

	private final JsonParser parser;

	private final int start;

	private final boolean lenient;

	private JsonInput(JsonDocument document, JsonParser parser, int start, boolean lenient) {
		this.document = document;
		this.parser = parser;
		this.start = start;
		this.lenient = lenient;
	}

	/**
	 * Open the bytes of one value.
	 * @param lenient whether attributes that the type does not have are ignored
	 */
	static JsonInput open(byte[] source, boolean lenient) {
		return open(JsonFormat.document(source), new Slice(0, source.length), lenient);
	}

	private static JsonInput open(JsonDocument document, Slice slice, boolean lenient) {
		return new JsonInput(document, document.parser(slice.from(), slice.to()), slice.from(), lenient);
	}

	void requireEnd() {
		if (nextIfAny() != null) {
			throw new CodecException("unexpected data after the value");
		}
	}

	@Override
	JsonToken next() {
		JsonToken token = nextIfAny();
		if (token == null) {
			throw new CodecException("unexpected end of input");
		}
		return token;
	}

	private @Nullable JsonToken nextIfAny() {
		try {
			return this.parser.nextToken();
		}
		catch (JacksonException ex) {
			throw JsonFormat.malformed(ex);
		}
	}

	@Override
	JsonToken token() {
		return this.parser.currentToken();
	}

	@Override
	void skip() {
		try {
			this.parser.skipChildren();
		}
		catch (JacksonException ex) {
			throw JsonFormat.malformed(ex);
		}
	}

	@Override
	boolean isName(EncodedName name) {
		return token() == JsonToken.PROPERTY_NAME && name().equals(name.text());
	}

	@Override
	String name() {
		require(JsonToken.PROPERTY_NAME, "a string key is required");
		return this.parser.currentName();
	}

	@Override
	String key() {
		return Surrogates.requirePaired(name());
	}

	@Override
	String string() {
		if (!token().isScalarValue()) {
			throw new CodecException("string is required");
		}
		return Surrogates.requirePaired(text());
	}

	private String text() {
		try {
			return this.parser.getString();
		}
		catch (JacksonException ex) {
			throw JsonFormat.malformed(ex);
		}
	}

	@Override
	boolean bool() {
		if (token() == JsonToken.VALUE_STRING) {
			String text = text();
			if (text.equals("true") || text.equals("1")) {
				return true;
			}
			if (text.equals("false") || text.equals("0")) {
				return false;
			}
		}
		if (!token().isBoolean()) {
			throw new CodecException("bool is required");
		}
		return token() == JsonToken.VALUE_TRUE;
	}

	@Override
	TerraformValue number() {
		if (!token().isNumeric() && token() != JsonToken.VALUE_STRING) {
			throw new CodecException("number is required");
		}
		return NumberText.read(text());
	}

	@Override
	@Nullable TerraformValue unknown(TerraformType type) {
		return null;
	}

	/**
	 * The type may follow the value, and does when Terraform writes them. The value is
	 * then read from its place in the source once the type is known.
	 */
	@Override
	TerraformValue dynamic(DynamicNode node) {
		require(JsonToken.START_OBJECT, "a dynamic value is required: an object of its type and the value itself");
		DynamicNode.CarriedType type = null;
		TerraformValue value = null;
		Slice deferred = null;
		while (next() != JsonToken.END_OBJECT) {
			String name = name();
			next();
			if (name.equals("type") && type == null) {
				type = node.carried(TypeJson.readValueType(this.parser));
			}
			else if (name.equals("value") && value == null && deferred == null) {
				if (type != null) {
					value = type.node().read(this);
				}
				else {
					deferred = skipped();
				}
			}
			else {
				throw incompleteDynamic();
			}
		}
		if (value != null) {
			return value;
		}
		if (type == null || deferred == null) {
			throw incompleteDynamic();
		}
		return read(deferred, type.node());
	}

	private static CodecException incompleteDynamic() {
		return new CodecException("a dynamic value must have exactly a type and a value");
	}

	private Slice skipped() {
		int from = (int) this.parser.currentTokenLocation().getByteOffset();
		skip();
		try {
			this.parser.finishToken();
		}
		catch (JacksonException ex) {
			throw JsonFormat.malformed(ex);
		}
		return new Slice(this.start + from, this.start + (int) this.parser.currentLocation().getByteOffset());
	}

	private TerraformValue read(Slice slice, Node node) {
		try (JsonInput in = open(this.document, slice, this.lenient)) {
			in.next();
			return node.read(in);
		}
	}

	@Override
	boolean fillsMissingAttributes() {
		return true;
	}

	@Override
	boolean ignoresUnsupportedAttributes() {
		return this.lenient;
	}

	@Override
	public void close() {
		this.parser.close();
	}

	/**
	 * Bytes of the document.
	 *
	 * @param from offset of the first byte
	 * @param to offset after the last byte
	 */
	private record Slice(int from, int to) {

	}

}
