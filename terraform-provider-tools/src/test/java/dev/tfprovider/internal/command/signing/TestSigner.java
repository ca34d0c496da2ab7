/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.signing;

import java.util.Map;

import dev.tfprovider.internal.command.release.ChecksumSigner;

/**
 * A key made for the tests of this process, smaller than those of releases.
 */
public final class TestSigner {

	/**
	 * The secret key in ASCII armor, without passphrase.
	 */
	public static final String SECRET = KeyPairs.create(2048, "Acme <acme@example.com>", "");

	/**
	 * What signs with it.
	 */
	public static final ChecksumSigner INSTANCE = EnvironmentKey.of(Map.of(EnvironmentKey.KEY, SECRET));

	private TestSigner() {
	}

}
