/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.Locale;
import java.util.Set;

/**
 * Recognizes names of headers, parameters and members whose values are secret. Case and
 * punctuation of a name make no difference.
 */
public final class SecretNames {

	private static final int LONGEST = 256;

	private static final Set<String> PARTS = Set.of("authorization", "cookie", "token", "secret", "password", "passwd",
			"passphrase", "passcode", "apikey", "authkey", "accesskey", "accountkey", "applicationkey", "appkey",
			"clientkey", "encryptionkey", "masterkey", "privatekey", "sharedkey", "signingkey", "subscriptionkey",
			"credential", "signature", "jwt", "sessionid", "sessionkey");

	private static final Set<String> WHOLE = Set.of("key", "auth", "xauth", "sig", "pwd", "pass", "session", "xsession",
			"sid", "otp", "bearer");

	private SecretNames() {
	}

	/**
	 * Return whether a name in a place where names stand promises a secret.
	 * @param name the name
	 * @return {@code true} for {@code key} as for {@code X-Api-Key}
	 */
	public static boolean include(String name) {
		String letters = letters(name);
		return WHOLE.contains(letters) || contain(letters);
	}

	/**
	 * Return whether a name promises a secret wherever it stands.
	 */
	static boolean surelyInclude(String name) {
		return contain(letters(name));
	}

	private static boolean contain(String letters) {
		return PARTS.stream().anyMatch(letters::contains);
	}

	private static String letters(String name) {
		StringBuilder letters = new StringBuilder();
		name.chars()
			.limit(LONGEST)
			.filter(Character::isLetterOrDigit)
			.forEach((letter) -> letters.append((char) letter));
		return letters.toString().toLowerCase(Locale.ROOT);
	}

}
