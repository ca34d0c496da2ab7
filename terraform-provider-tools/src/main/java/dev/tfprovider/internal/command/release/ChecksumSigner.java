/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;

/**
 * Signs the checksums of a release.
 */
public interface ChecksumSigner {

	/**
	 * Return a detached signature.
	 * @param checksums what is signed
	 * @return the signature, binary as registries want it
	 * @throws dev.tfprovider.command.CommandFailedException if these checksums cannot be
	 * signed
	 * @throws IOException if a key cannot be read
	 */
	byte[] sign(String checksums) throws IOException;

	/**
	 * Return the key that the signatures are checked with.
	 * @return the public key
	 * @throws IOException if it cannot be read
	 */
	SigningKey publicKey() throws IOException;

}
