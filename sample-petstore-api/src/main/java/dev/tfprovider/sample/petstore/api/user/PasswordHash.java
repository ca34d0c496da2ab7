/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.user;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * A salted hash of a password.
 *
 * @param text rounds, salt and hash in one line
 */
record PasswordHash(String text) {

	/**
	 * Rounds for new hashes. Far fewer than a service on the Internet needs, so that a
	 * thousand users are created in seconds.
	 */
	private static final int ROUNDS = 10_000;

	private static final int SALT_BYTES = 16;

	private static final int HASH_BITS = 256;

	private static final SecureRandom random = new SecureRandom();

	static PasswordHash of(String password) {
		byte[] salt = new byte[SALT_BYTES];
		random.nextBytes(salt);
		Base64.Encoder base64 = Base64.getEncoder();
		return new PasswordHash(
				ROUNDS + ":" + base64.encodeToString(salt) + ":" + base64.encodeToString(hash(password, salt, ROUNDS)));
	}

	boolean matches(String password) {
		String[] parts = this.text.split(":");
		Base64.Decoder base64 = Base64.getDecoder();
		byte[] actual = hash(password, base64.decode(parts[1]), Integer.parseInt(parts[0]));
		return MessageDigest.isEqual(base64.decode(parts[2]), actual);
	}

	private static byte[] hash(String password, byte[] salt, int rounds) {
		try {
			return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
				.generateSecret(new PBEKeySpec(password.toCharArray(), salt, rounds, HASH_BITS))
				.getEncoded();
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("No PBKDF2 in this Java runtime", ex);
		}
	}

}
