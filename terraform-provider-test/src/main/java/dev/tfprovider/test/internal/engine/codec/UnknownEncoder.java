/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.text.BreakIterator;
import java.util.Locale;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;
import org.msgpack.jackson.dataformat.MessagePackExtensionType;
import org.msgpack.jackson.dataformat.MessagePackGenerator;

/**
 * Writes unknown values and what is known of them all the same.
 */
final class UnknownEncoder {

	/**
	 * Longest prefix in bytes of UTF-8.
	 */
	private static final int MAX_PREFIX = 256;

	private static final MessagePackExtensionType PLAIN = new MessagePackExtensionType(MessagePackStreams.UNKNOWN,
			new byte[1]);

	private UnknownEncoder() {
	}

	static MessagePackExtensionType extension(TerraformType type, UnknownValue.Refinements refinements) {
		if (type == TerraformType.DYNAMIC || refinements.isEmpty()) {
			return PLAIN;
		}
		byte[] payload = MessagePackStreams.write((out) -> {
			out.writeStartObject();
			if (refinements.notNull()) {
				out.writeFieldId(1);
				out.writeBoolean(false);
			}
			if (refinements.prefix() != null) {
				out.writeFieldId(2);
				out.writeString(shorten(ValueEncoder.text(refinements.prefix())));
			}
			bound(3, refinements.lower(), out);
			bound(4, refinements.upper(), out);
			length(5, refinements.minLength(), out);
			length(6, refinements.maxLength(), out);
			out.writeEndObject();
		});
		return new MessagePackExtensionType(MessagePackStreams.REFINED_UNKNOWN, payload);
	}

	private static void bound(int key, UnknownValue.Refinements.@Nullable Bound bound, MessagePackGenerator out)
			throws IOException {
		if (bound != null) {
			out.writeFieldId(key);
			out.writeStartArray();
			MessagePackEncoder.number(out, bound.value());
			out.writeBoolean(bound.inclusive());
			out.writeEndArray();
		}
	}

	private static void length(int key, @Nullable Long length, MessagePackGenerator out) throws IOException {
		if (length != null) {
			out.writeFieldId(key);
			out.writeNumber(length);
		}
	}

	/**
	 * Return a prefix that is short enough, without the last character of what is left,
	 * which those cut off may have changed.
	 */
	private static String shorten(String prefix) {
		if (prefix.getBytes(StandardCharsets.UTF_8).length <= MAX_PREFIX) {
			return prefix;
		}
		BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
		characters.setText(prefix);
		int end = characters.preceding(Math.min(prefix.length(), MAX_PREFIX));
		while (prefix.substring(0, end).getBytes(StandardCharsets.UTF_8).length > MAX_PREFIX) {
			end = characters.previous();
		}
		return prefix.substring(0, end);
	}

}
