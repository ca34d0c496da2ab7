/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.util.Locale;

import dev.tfprovider.internal.openapi.description.ApiType;

/**
 * Texts that a service makes up.
 */
final class DescribedTexts {

	private DescribedTexts() {
	}

	static boolean isStatus(String name) {
		return name.toLowerCase(Locale.ROOT).matches(".*(status|state|phase)");
	}

	static String text(String name, ApiType.Text text) {
		if (!text.values().isEmpty()) {
			return text.values()
				.stream()
				.filter((value) -> !isStatus(name) || value.toLowerCase(Locale.ROOT)
					.matches("active|running|ready|available|online|ok|done|success|succeeded|completed?|enabled"))
				.findFirst()
				.or(() -> text.values()
					.stream()
					.filter((value) -> !value.toLowerCase(Locale.ROOT)
						.matches(".*(error|fail|abort|cancel|reject).*|.*ing"))
					.findFirst())
				.orElse(text.values().get(text.values().size() - 1));
		}
		return switch (text.format()) {
			case "date" -> "2026-02-01";
			case "date-time" -> "2026-02-01T12:00:00.123Z";
			case "duration" -> "PT2H";
			case "time" -> "13:00:00Z";
			case "uuid" -> "00000000-0000-0000-0000-0000000000aa";
			case "uri", "url" -> "https://example.org/filled-in";
			case "byte" -> "ZmlsbGVk";
			case "email" -> "filled@example.org";
			case "ipv4" -> "192.0.2.9";
			case "ipv6" -> "2001:db8::9";
			default -> name.toLowerCase(Locale.ROOT).matches(".*(ur[il]|href)") ? "https://example.org/filled-in"
					: "filled in";
		};
	}

}
