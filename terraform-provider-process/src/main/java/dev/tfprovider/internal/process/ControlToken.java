/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * Authenticates callers of the control server: a random token, stored where only the user
 * who runs the process can read it.
 */
final class ControlToken {

	/**
	 * Number of characters.
	 */
	static final int LENGTH = 64;

	private final String text;

	private ControlToken(String text) {
		this.text = text;
	}

	/**
	 * Create a random token.
	 * @return the token
	 */
	static ControlToken random() {
		byte[] bytes = new byte[LENGTH / 2];
		new SecureRandom().nextBytes(bytes);
		return new ControlToken(HexFormat.of().formatHex(bytes));
	}

	/**
	 * Read a token that was written down.
	 * @param text lower-case hexadecimal digits
	 * @return the token
	 * @throws IllegalArgumentException if the text cannot be one
	 */
	static ControlToken of(String text) {
		if (text.length() != LENGTH || !text.chars().allMatch((digit) -> "0123456789abcdef".indexOf(digit) >= 0)) {
			throw new IllegalArgumentException("A token consists of %s hexadecimal digits".formatted(LENGTH));
		}
		return new ControlToken(text);
	}

	/**
	 * Return what callers send first, as proof that they have read the file.
	 * @return the first half of the token
	 */
	String question() {
		return this.text.substring(0, LENGTH / 2);
	}

	/**
	 * Return what the process answers, as proof that it is the one that wrote the file:
	 * callers send no launch before they have received it.
	 * @return the second half of the token
	 */
	String proof() {
		return this.text.substring(LENGTH / 2);
	}

	/**
	 * Compare in a time that does not depend on where the difference is.
	 * @param given what a caller sent
	 * @return whether it is the question of this token
	 */
	boolean isAsked(byte[] given) {
		return isSame(question(), given);
	}

	/**
	 * Compare in a time that does not depend on where the difference is.
	 * @param given what was answered
	 * @return whether it is the proof of this token
	 */
	boolean isProven(byte[] given) {
		return isSame(proof(), given);
	}

	private static boolean isSame(String part, byte[] given) {
		return MessageDigest.isEqual(part.getBytes(StandardCharsets.US_ASCII), given);
	}

	String text() {
		return this.text;
	}

	/**
	 * Return something else: tokens do not belong in logs.
	 */
	@Override
	public String toString() {
		return "ControlToken";
	}

}
