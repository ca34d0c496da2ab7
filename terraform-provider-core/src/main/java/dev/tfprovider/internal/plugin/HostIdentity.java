/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.cert.X509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * Key and certificate of a host, for whoever launches a provider as hosts do. On P-521,
 * as Terraform's, so that the provider does what it will have to do.
 *
 * @param key the private key
 * @param certificate the certificate
 */
public record HostIdentity(PrivateKey key, X509Certificate certificate) {

	private static final int LINE_LENGTH = 64;

	/**
	 * Make a key and a certificate for the name {@code localhost}, valid from a minute
	 * ago, for a day.
	 * @return the pair
	 * @throws IllegalStateException if the JDK lacks an algorithm
	 */
	public static HostIdentity create() {
		try {
			KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
			generator.initialize(new ECGenParameterSpec("secp521r1"));
			KeyPair pair = generator.generateKeyPair();
			X500Name name = new X500Name("CN=localhost");
			Instant now = Instant.now();
			byte[] der = new X509v3CertificateBuilder(name, BigInteger.ONE, Date.from(now.minus(Duration.ofMinutes(1))),
					Date.from(now.plus(Duration.ofDays(1))), name,
					SubjectPublicKeyInfo.getInstance(pair.getPublic().getEncoded()))
				.build(new JcaContentSignerBuilder("SHA512withECDSA").build(pair.getPrivate()))
				.getEncoded();
			return new HostIdentity(pair.getPrivate(), certificate(der));
		}
		catch (GeneralSecurityException | OperatorCreationException | IOException ex) {
			throw new IllegalStateException("No client certificate could be made", ex);
		}
	}

	/**
	 * Read a certificate, such as that of a handshake line.
	 * @param der the DER form
	 * @return the certificate
	 * @throws GeneralSecurityException if it is none
	 */
	public static X509Certificate certificate(byte[] der) throws GeneralSecurityException {
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

}
