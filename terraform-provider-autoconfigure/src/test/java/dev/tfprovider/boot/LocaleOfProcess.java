/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import java.util.Map;

/**
 * Locales whose digits, letters or years are not those that machines read.
 */
public enum LocaleOfProcess {

	/**
	 * Arabic digits.
	 */
	EGYPT(Map.of("user.language", "ar", "user.country", "EG"), "\u0661\u0662\u0660\u0663 I"),

	/**
	 * Persian digits.
	 */
	IRAN(Map.of("user.language", "fa", "user.country", "IR"), "\u06f1\u06f2\u06f0\u06f3 I"),

	/**
	 * Bengali digits, and a script that is named.
	 */
	BANGLADESH(Map.of("user.language", "bn", "user.country", "BD", "user.script", "Beng"),
			"\u09e7\u09e8\u09e6\u09e9 I"),

	/**
	 * Thai digits, and years of another calendar.
	 */
	THAILAND(Map.of("user.language", "th", "user.country", "TH", "user.variant", "TH"), "\u0e51\u0e52\u0e50\u0e53 I"),

	/**
	 * Thai digits, asked for by an extension.
	 */
	THAI_DIGITS(Map.of("user.language", "th", "user.country", "TH", "user.extensions", "u-nu-thai"),
			"\u0e51\u0e52\u0e50\u0e53 I"),

	/**
	 * An i without a dot.
	 */
	TURKEY(Map.of("user.language", "tr", "user.country", "TR"), "1203 \u0130");

	private final Map<String, String> properties;

	private final String text;

	LocaleOfProcess(Map<String, String> properties, String text) {
		this.properties = properties;
		this.text = text;
	}

	/**
	 * Return what tells a JVM of the locale.
	 * @return system properties
	 */
	public Map<String, String> properties() {
		return this.properties;
	}

	/**
	 * Return how the number 1203 and a capital i are written where nobody has named a
	 * locale. A process that writes something else does not have this one.
	 * @return a text other than {@code 1203 I}
	 */
	public String text() {
		return this.text;
	}

	/**
	 * Return the options of {@code java}.
	 * @return options
	 */
	public String[] options() {
		return this.properties.entrySet()
			.stream()
			.map((property) -> "-D" + property.getKey() + "=" + property.getValue())
			.toArray(String[]::new);
	}

}
