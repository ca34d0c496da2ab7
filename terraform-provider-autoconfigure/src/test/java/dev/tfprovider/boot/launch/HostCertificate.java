/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import java.math.BigInteger;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * The certificate a host makes for itself: P-521, as Terraform's.
 */
public record HostCertificate(KeyPair pair, X509Certificate certificate) {

	public static HostCertificate generate() throws Exception {
		KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
		generator.initialize(new ECGenParameterSpec("secp521r1"));
		KeyPair pair = generator.generateKeyPair();
		X500Name name = new X500Name("CN=localhost,O=HashiCorp");
		Instant now = Instant.now();
		return new HostCertificate(pair,
				new JcaX509CertificateConverter().getCertificate(new JcaX509v3CertificateBuilder(name, BigInteger.TEN,
						Date.from(now.minusSeconds(30)), Date.from(now.plusSeconds(3600)), name, pair.getPublic())
					.build(new JcaContentSignerBuilder("SHA512withECDSA").build(pair.getPrivate()))));
	}

	public String pem() throws Exception {
		return "-----BEGIN CERTIFICATE-----\n"
				+ Base64.getMimeEncoder(64, new byte[] { '\n' }).encodeToString(this.certificate.getEncoded())
				+ "\n-----END CERTIFICATE-----\n";
	}

}
