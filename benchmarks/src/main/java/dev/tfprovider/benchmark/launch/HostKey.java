/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

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
 * Key and certificate of a host, on P-521 as Terraform's are. One pair serves all
 * measurements: making it is the host's affair.
 *
 * @param key the private key
 * @param certificate the certificate
 */
record HostKey(PrivateKey key, X509Certificate certificate) {

	private static final int LINE_LENGTH = 64;

	static HostKey create() {
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
			return new HostKey(pair.getPrivate(), certificate(der));
		}
		catch (GeneralSecurityException | OperatorCreationException | IOException ex) {
			throw new IllegalStateException("No client certificate could be made", ex);
		}
	}

	static X509Certificate certificate(byte[] der) throws GeneralSecurityException {
		return (X509Certificate) CertificateFactory.getInstance("X.509")
			.generateCertificate(new ByteArrayInputStream(der));
	}

	String pem() {
		try {
			return "-----BEGIN CERTIFICATE-----\n" + Base64.getMimeEncoder(LINE_LENGTH, new byte[] { '\n' })
				.encodeToString(this.certificate.getEncoded()) + "\n-----END CERTIFICATE-----\n";
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
