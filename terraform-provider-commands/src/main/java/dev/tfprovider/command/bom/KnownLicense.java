/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.bom;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A licence that jars name in many ways and SPDX in one.
 */
enum KnownLicense {

	APACHE("Apache-2.0", "apache.{0,40}2([. ]0)?\\b|apache\\.org/licenses/license-2"),

	CLASSPATH("GPL-2.0-with-classpath-exception", "classpath|gpl2 w/ cpe"),

	LGPL_2_1("LGPL-2.1-only", "lgpl[ -v]*2\\.1|lesser general public license.{0,20}2\\.1"),

	EPL_2("EPL-2.0", "epl[ -]?v?-?2\\.?0|eclipse public license.{0,10}2\\.0"),

	BSD_3("BSD-3-Clause", "bsd[ -]3|3-clause bsd|edl-v10|eclipse distribution license"),

	BSD_2("BSD-2-Clause", "bsd[ -]2|2-clause bsd"),

	MPL_2("MPL-2.0", "mpl[ -]?2\\.0|mozilla public license.{0,12}2\\.0"),

	CC0("CC0-1.0", "cc0"),

	MIT("MIT", "\\bmit\\b|permission is hereby granted, free of charge");

	private final String id;

	private final Pattern text;

	KnownLicense(String id, String text) {
		this.id = id;
		this.text = Pattern.compile(text);
	}

	/**
	 * Return the identifier of SPDX.
	 */
	String id() {
		return this.id;
	}

	/**
	 * Find the licence that a name, an address or the beginning of a licence means.
	 */
	static Optional<KnownLicense> of(String text) {
		String plain = text.replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
		return Stream.of(values()).filter((license) -> license.text.matcher(plain).find()).findFirst();
	}

}
