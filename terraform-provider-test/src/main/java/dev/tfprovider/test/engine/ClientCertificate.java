/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.cert.X509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * The certificate a host makes for itself, on P-521 as Terraform's is.
 *
 * @param certificate the certificate
 * @param key its private key
 */
record ClientCertificate(X509Certificate certificate, PrivateKey key) {

	private static final int SERIAL_BITS = 128;

	private static final int PEM_LINE = 64;

	static ClientCertificate generate() {
		try {
			KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
			generator.initialize(new ECGenParameterSpec("secp521r1"));
			KeyPair pair = generator.generateKeyPair();
			X500Name name = new X500Name("CN=localhost,O=HashiCorp");
			Instant now = Instant.now();
			byte[] der = new X509v3CertificateBuilder(name, new BigInteger(SERIAL_BITS, new SecureRandom()),
					Date.from(now.minusSeconds(30)), Date.from(now.plus(Duration.ofDays(1))), name,
					SubjectPublicKeyInfo.getInstance(pair.getPublic().getEncoded()))
				.addExtension(Extension.basicConstraints, true, new BasicConstraints(true))
				.addExtension(Extension.subjectAlternativeName, false,
						new GeneralNames(new GeneralName(GeneralName.dNSName, "localhost")))
				.build(new JcaContentSignerBuilder("SHA512withECDSA").build(pair.getPrivate()))
				.getEncoded();
			return new ClientCertificate((X509Certificate) CertificateFactory.getInstance("X.509")
				.generateCertificate(new ByteArrayInputStream(der)), pair.getPrivate());
		}
		catch (GeneralSecurityException | OperatorCreationException | IOException ex) {
			throw new IllegalStateException("No client certificate could be made", ex);
		}
	}

	String pem() {
		try {
			return "-----BEGIN CERTIFICATE-----\n"
					+ Base64.getMimeEncoder(PEM_LINE, new byte[] { '\n' }).encodeToString(this.certificate.getEncoded())
					+ "\n-----END CERTIFICATE-----\n";
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("The client certificate has no DER form", ex);
		}
	}

}
