/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.host;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;

import dev.tfprovider.internal.plugin.JdkContentSigner;
import org.bouncycastle.asn1.DERNull;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.cert.X509v3CertificateBuilder;

/**
 * Key and certificate of a host, generated for one launch.
 *
 * @param key the private key
 * @param certificate the self-signed certificate
 */
public record HostIdentity(PrivateKey key, X509Certificate certificate) {

	private static final int LINE_LENGTH = 64;

	/**
	 * Make a key as Terraform has, and a certificate for it.
	 * @return the pair
	 * @throws IllegalStateException if the JDK lacks an algorithm
	 */
	public static HostIdentity create() {
		return create(Kind.P521);
	}

	/**
	 * Make a key and a certificate for the name {@code localhost}, valid from a minute
	 * ago, for a day.
	 * @param kind kind of the key
	 * @return the pair
	 * @throws IllegalStateException if the JDK lacks an algorithm
	 */
	public static HostIdentity create(Kind kind) {
		return create(kind, Instant.now().minus(Duration.ofMinutes(1)), Duration.ofDays(1));
	}

	static HostIdentity create(Kind kind, Instant notBefore, Duration lifetime) {
		try {
			KeyPairGenerator generator = KeyPairGenerator.getInstance(kind.algorithm);
			generator.initialize(kind.bits);
			KeyPair pair = generator.generateKeyPair();
			X500Name name = new X500Name("CN=localhost,O=HashiCorp");
			byte[] der = new X509v3CertificateBuilder(name, BigInteger.ONE, Date.from(notBefore),
					Date.from(notBefore.plus(lifetime)), name,
					SubjectPublicKeyInfo.getInstance(pair.getPublic().getEncoded()))
				.build(new JdkContentSigner(kind.signature, kind.identifier, pair.getPrivate()))
				.getEncoded();
			return new HostIdentity(pair.getPrivate(), certificate(der));
		}
		catch (GeneralSecurityException | IOException ex) {
			throw new IllegalStateException("No client certificate could be made", ex);
		}
	}

	/**
	 * Read a certificate, such as that of a handshake line.
	 * @param der the DER form
	 * @return the certificate
	 * @throws GeneralSecurityException if it is none
	 */
	static X509Certificate certificate(byte[] der) throws GeneralSecurityException {
		return (X509Certificate) CertificateFactory.getInstance("X.509")
			.generateCertificate(new ByteArrayInputStream(der));
	}

	/**
	 * Return the certificate as hosts put it into the environment.
	 * @return the PEM form
	 */
	public String pem() {
		try {
			return "-----BEGIN CERTIFICATE-----\n" + Base64.getMimeEncoder(LINE_LENGTH, new byte[] { '\n' })
				.encodeToString(this.certificate.getEncoded()) + "\n-----END CERTIFICATE-----\n";
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Kinds of keys that hosts may have.
	 */
	public enum Kind {

		/** The key of Terraform and OpenTofu. */
		P521("EC", 521, "SHA512withECDSA", new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA512)),

		/** An elliptic curve that is smaller. */
		P384("EC", 384, "SHA384withECDSA", new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA384)),

		/** The elliptic curve most others have. */
		P256("EC", 256, "SHA256withECDSA", new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA256)),

		/** No elliptic curve. */
		RSA("RSA", 2048, "SHA256withRSA",
				new AlgorithmIdentifier(PKCSObjectIdentifiers.sha256WithRSAEncryption, DERNull.INSTANCE));

		private final String algorithm;

		private final int bits;

		private final String signature;

		private final AlgorithmIdentifier identifier;

		Kind(String algorithm, int bits, String signature, AlgorithmIdentifier identifier) {
			this.algorithm = algorithm;
			this.bits = bits;
			this.signature = signature;
			this.identifier = identifier;
		}

	}

}
