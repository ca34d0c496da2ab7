/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

/**
 * The elliptic curve of a server's key.
 */
public enum KeyCurve {

	/**
	 * That of hosts: what checks a host's signature is loaded and compiled when the first
	 * key of a process has been made.
	 */
	P521("secp521r1", "SHA512withECDSA"),

	/**
	 * That with the fastest arithmetic: a signature takes a quarter of the time, as does
	 * its check by the host. Newer JDKs have arithmetic of its own for it, and need a
	 * table of points before the first key, which takes three times as long as one on
	 * P-521. It pays for itself after some launches.
	 */
	P256("secp256r1", "SHA256withECDSA");

	private final String standardName;

	private final String signature;

	KeyCurve(String standardName, String signature) {
		this.standardName = standardName;
		this.signature = signature;
	}

	String standardName() {
		return this.standardName;
	}

	/**
	 * Return the algorithm by which a certificate is signed with such a key.
	 */
	String signature() {
		return this.signature;
	}

}
