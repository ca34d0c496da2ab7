/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.time.Instant;
import java.util.Date;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.cert.X509v3CertificateBuilder;

/**
 * Writes the certificate of a server by Bouncy Castle, on a JVM.
 */
final class BouncyCastleCertificate {

	private BouncyCastleCertificate() {
	}

	static byte[] selfSigned(KeyPair pair, BigInteger serial, Instant notBefore, Instant notAfter)
			throws GeneralSecurityException, IOException {
		X500Name name = new X500Name("CN=localhost");
		X509v3CertificateBuilder builder = new X509v3CertificateBuilder(name, serial, Date.from(notBefore),
				Date.from(notAfter), name, SubjectPublicKeyInfo.getInstance(pair.getPublic().getEncoded()))
			.addExtension(Extension.basicConstraints, true, new BasicConstraints(true))
			.addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.digitalSignature | KeyUsage.keyCertSign))
			.addExtension(Extension.extendedKeyUsage, false,
					new ExtendedKeyUsage(
							new KeyPurposeId[] { KeyPurposeId.id_kp_serverAuth, KeyPurposeId.id_kp_clientAuth }))
			.addExtension(Extension.subjectAlternativeName, false,
					new GeneralNames(new GeneralName(GeneralName.dNSName, "localhost")));
		return builder
			.build(new JdkContentSigner(ServerCertificate.SIGNATURE,
					new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA256), pair.getPrivate()))
			.getEncoded();
	}

}
