/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Converts Java names to snake case and checks names of attributes.
 */
public final class AttributeNaming {

	private static final Pattern WORD_START = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

	private static final Pattern ATTRIBUTE = Pattern.compile("[a-z_][a-z0-9_]*");

	private AttributeNaming() {
	}

	/**
	 * Return a Java name in snake case: {@code petId} gives {@code pet_id},
	 * {@code URLPath} {@code url_path}.
	 */
	public static String snakeCase(String javaName) {
		return WORD_START.matcher(javaName).replaceAll("_").toLowerCase(Locale.ROOT);
	}

	public static boolean isLegal(String name) {
		return ATTRIBUTE.matcher(name).matches();
	}

}
