/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

/**
 * Represents a version of the Internet Protocol.
 */
public enum IpVersion {

	/**
	 * Either version.
	 */
	ANY("IP", 0),

	/**
	 * Version 4.
	 */
	V4("IPv4", 4),

	/**
	 * Version 6.
	 */
	V6("IPv6", 16);

	private final String text;

	private final int bytes;

	IpVersion(String text, int bytes) {
		this.text = text;
		this.bytes = bytes;
	}

	boolean hasLength(int bytes) {
		return this.bytes == 0 || this.bytes == bytes;
	}

	/**
	 * Return the version as messages name it.
	 */
	@Override
	public String toString() {
		return this.text;
	}

}
