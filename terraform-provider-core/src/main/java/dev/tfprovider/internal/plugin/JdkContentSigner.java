/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;

import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.operator.ContentSigner;

/**
 * Signs certificates of Bouncy Castle by an algorithm of the JDK. The signers that it
 * brings know all its algorithms, for which they need one more library.
 */
public final class JdkContentSigner implements ContentSigner {

	private final AlgorithmIdentifier identifier;

	private final Signature signature;

	private final ByteArrayOutputStream content = new ByteArrayOutputStream();

	/**
	 * Create a signer for one certificate.
	 * @param algorithm the algorithm's name in the JDK
	 * @param identifier what the certificate says of it
	 * @param key the key
	 * @throws GeneralSecurityException if the JDK lacks the algorithm, or the key is of
	 * another
	 */
	public JdkContentSigner(String algorithm, AlgorithmIdentifier identifier, PrivateKey key)
			throws GeneralSecurityException {
		this.identifier = identifier;
		this.signature = Signature.getInstance(algorithm);
		this.signature.initSign(key);
	}

	@Override
	public AlgorithmIdentifier getAlgorithmIdentifier() {
		return this.identifier;
	}

	@Override
	public OutputStream getOutputStream() {
		return this.content;
	}

	@Override
	public byte[] getSignature() {
		try {
			this.signature.update(this.content.toByteArray());
			return this.signature.sign();
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("No certificate could be signed", ex);
		}
	}

}
