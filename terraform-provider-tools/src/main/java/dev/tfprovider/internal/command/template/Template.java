/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.template;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with placeholders of the form {@code @NAME@}.
 *
 * @param text the text
 */
public record Template(String text) {

	private static final Pattern PLACEHOLDER = Pattern.compile("@([A-Z_]+)@");

	/**
	 * Read a template.
	 * @param owner class that the file is beside
	 * @param file name of the file
	 * @return the template, with the ends of lines that it has in the repository
	 */
	public static Template of(Class<?> owner, String file) {
		try (InputStream stream = owner.getResourceAsStream(file)) {
			return new Template(new String(Objects.requireNonNull(stream, file).readAllBytes(), StandardCharsets.UTF_8)
				.replace("\r\n", "\n"));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Replace each placeholder by its value. Values are taken as they are: what looks
	 * like a placeholder in one of them stays.
	 * @param values values by name
	 * @return the text
	 * @throws NullPointerException if a placeholder has no value
	 */
	public String fill(Map<String, String> values) {
		return PLACEHOLDER.matcher(this.text).replaceAll((placeholder) -> value(placeholder, values));
	}

	private static String value(MatchResult placeholder, Map<String, String> values) {
		String name = placeholder.group(1);
		return Matcher.quoteReplacement(Objects.requireNonNull(values.get(name), name));
	}

}
