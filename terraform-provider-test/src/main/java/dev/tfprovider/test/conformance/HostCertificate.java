/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.conformance;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * Generates the client certificate of a host for one launch, and its key.
 *
 * @param pair the key
 * @param certificate the self-signed certificate
 */
record HostCertificate(KeyPair pair, X509Certificate certificate) {

	private static final int VALID_SECONDS = 3600;

	/**
	 * Make one.
	 */
	static HostCertificate generate(Kind kind) {
		try {
			KeyPairGenerator generator = KeyPairGenerator.getInstance(kind.algorithm);
			generator.initialize(kind.bits);
			KeyPair pair = generator.generateKeyPair();
			X500Name name = new X500Name("CN=localhost,O=HashiCorp");
			Instant now = Instant.now();
			return new HostCertificate(pair,
					new JcaX509CertificateConverter().getCertificate(new JcaX509v3CertificateBuilder(name,
							BigInteger.TEN, Date.from(now.minusSeconds(VALID_SECONDS)),
							Date.from(now.plusSeconds(VALID_SECONDS)), name, pair.getPublic())
						.build(new JcaContentSignerBuilder(kind.signature).build(pair.getPrivate()))));
		}
		catch (GeneralSecurityException | OperatorCreationException ex) {
			throw new IllegalStateException("No certificate of a host could be made", ex);
		}
	}

	/**
	 * Return the certificate as hosts put it into the environment.
	 */
	String pem() {
		try {
			return "-----BEGIN CERTIFICATE-----\n"
					+ Base64.getMimeEncoder(64, new byte[] { '\n' }).encodeToString(this.certificate.getEncoded())
					+ "\n-----END CERTIFICATE-----\n";
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("The certificate has no DER form", ex);
		}
	}

	/**
	 * Kinds of keys that hosts may have.
	 */
	enum Kind {

		/** The key of Terraform and OpenTofu. */
		P521("EC", 521, "SHA512withECDSA"),

		P384("EC", 384, "SHA384withECDSA"),

		P256("EC", 256, "SHA256withECDSA"),

		RSA("RSA", 2048, "SHA256withRSA");

		private final String algorithm;

		private final int bits;

		private final String signature;

		Kind(String algorithm, int bits, String signature) {
			this.algorithm = algorithm;
			this.bits = bits;
			this.signature = signature;
		}

	}

}
