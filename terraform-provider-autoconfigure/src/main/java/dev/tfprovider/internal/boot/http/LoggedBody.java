/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.ShownText;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;

/**
 * Formats a body for the log: text, redacted and truncated.
 *
 * @param type its media type, {@code null} if it has none
 * @param encoded whether it is compressed
 * @param start its first bytes, at least {@value #NEEDED} if it has them
 * @param length its length in bytes
 */
record LoggedBody(@Nullable MediaType type, boolean encoded, byte[] start, long length) {

	/**
	 * Bytes to keep of a body. More than is shown, so that a secret at the end of what is
	 * shown is found.
	 */
	static final int NEEDED = 16 * 1024;

	static final int SHOWN = 8 * 1024;

	/**
	 * Tells the mask that a secret may be cut.
	 */
	private static final String CONTINUED = "\u2026";

	/**
	 * The end of a text that is cut, with what is left of a halved character.
	 */
	private static final Pattern END = Pattern.compile("[\uFFFD" + CONTINUED + "]?\\z");

	private static final Set<String> TEXTUAL = Set.of("json", "xml", "x-www-form-urlencoded", "yaml", "x-yaml",
			"graphql");

	static LoggedBody of(HttpHeaders headers, byte[] body) {
		return of(headers, (body.length > NEEDED) ? Arrays.copyOf(body, NEEDED) : body, body.length);
	}

	static LoggedBody of(HttpHeaders headers, byte[] start, long length) {
		String encoding = headers.getFirst(HttpHeaders.CONTENT_ENCODING);
		return new LoggedBody(type(headers), encoding != null && !encoding.equalsIgnoreCase("identity"), start, length);
	}

	private static @Nullable MediaType type(HttpHeaders headers) {
		try {
			return headers.getContentType();
		}
		catch (InvalidMediaTypeException ex) {
			return null;
		}
	}

	/**
	 * Return the text for the log.
	 * @param mask hides secrets in a text
	 */
	String text(UnaryOperator<String> mask) {
		if (this.encoded || this.type == null || !isTextual(this.type)) {
			return "(%s bytes%s)".formatted(this.length, (this.type != null) ? " of " + this.type : "");
		}
		Charset charset = (this.type.getCharset() != null) ? this.type.getCharset() : StandardCharsets.UTF_8;
		String start = new String(this.start, charset);
		boolean cut = this.length > this.start.length;
		String text = mask.apply(withoutNamed(this.type, cut ? END.matcher(start).replaceFirst(CONTINUED) : start));
		return (text.length() <= SHOWN && !cut) ? text
				: END.matcher(ShownText.start(text, SHOWN)).replaceFirst("... (cut, %s bytes)".formatted(this.length));
	}

	private static boolean isTextual(MediaType type) {
		String subtype = type.getSubtype().toLowerCase(Locale.ROOT);
		return type.getType().equals("text") || TEXTUAL.contains(subtype.substring(subtype.lastIndexOf('+') + 1));
	}

	/**
	 * Hide what has a name that promises a secret.
	 */
	private static String withoutNamed(MediaType type, String text) {
		if (type.isCompatibleWith(MediaType.APPLICATION_FORM_URLENCODED)) {
			return LoggedUri.parameters(text);
		}
		return Redaction.hide(text, List.of());
	}

}
