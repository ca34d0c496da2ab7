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
	EGYPT(Map.of("user.language", "ar", "user.country", "EG")),

	/**
	 * Persian digits.
	 */
	IRAN(Map.of("user.language", "fa", "user.country", "IR")),

	/**
	 * Bengali digits, and a script that is named.
	 */
	BANGLADESH(Map.of("user.language", "bn", "user.country", "BD", "user.script", "Beng")),

	/**
	 * Thai digits, and years of another calendar.
	 */
	THAILAND(Map.of("user.language", "th", "user.country", "TH", "user.variant", "TH")),

	/**
	 * Thai digits, asked for by an extension.
	 */
	THAI_DIGITS(Map.of("user.language", "th", "user.country", "TH", "user.extensions", "u-nu-thai")),

	/**
	 * An i without a dot.
	 */
	TURKEY(Map.of("user.language", "tr", "user.country", "TR"));

	private final Map<String, String> properties;

	LocaleOfProcess(Map<String, String> properties) {
		this.properties = properties;
	}

	/**
	 * Return what tells a JVM of the locale.
	 * @return system properties
	 */
	public Map<String, String> properties() {
		return this.properties;
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
