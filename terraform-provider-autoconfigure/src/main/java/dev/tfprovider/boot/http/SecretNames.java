/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.http;

import java.util.Locale;
import java.util.Set;

/**
 * Names of headers, parameters and members whose values are secret wherever they appear.
 */
final class SecretNames {

	static final String MASK = "***";

	private static final Set<String> PARTS = Set.of("authorization", "cookie", "token", "secret", "password", "passwd",
			"passphrase", "apikey", "accesskey", "privatekey", "subscriptionkey", "credential", "signature");

	private static final Set<String> WHOLE = Set.of("key", "auth", "sig", "pwd");

	private SecretNames() {
	}

	static boolean include(String name) {
		String letters = name.replaceAll("[^\\p{Alnum}]", "").toLowerCase(Locale.ROOT);
		return WHOLE.contains(letters) || PARTS.stream().anyMatch(letters::contains);
	}

}
