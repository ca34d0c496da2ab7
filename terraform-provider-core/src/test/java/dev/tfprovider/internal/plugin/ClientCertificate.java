/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.math.BigInteger;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.cert.X509Certificate;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.RSAKeyGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;

import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * The certificate a host makes for itself, here of any key.
 */
public record ClientCertificate(KeyPair pair, X509Certificate certificate) {

	/**
	 * Keys hosts may have; Terraform and OpenTofu have the first.
	 */
	public enum Kind {

		P_521("EC", new ECGenParameterSpec("secp521r1"), "SHA512withECDSA"),

		P_384("EC", new ECGenParameterSpec("secp384r1"), "SHA384withECDSA"),

		P_256("EC", new ECGenParameterSpec("secp256r1"), "SHA256withECDSA"),

		RSA_2048("RSA", new RSAKeyGenParameterSpec(2048, RSAKeyGenParameterSpec.F4), "SHA256withRSA");

		private final String algorithm;

		private final AlgorithmParameterSpec parameters;

		private final String signature;

		Kind(String algorithm, AlgorithmParameterSpec parameters, String signature) {
			this.algorithm = algorithm;
			this.parameters = parameters;
			this.signature = signature;
		}

	}

	public static ClientCertificate generate(Kind kind) {
		return generate(kind, Instant.now(), Duration.ofDays(1));
	}

	public static ClientCertificate generate(Kind kind, Instant notBefore, Duration lifetime) {
		try {
			KeyPairGenerator generator = KeyPairGenerator.getInstance(kind.algorithm);
			generator.initialize(kind.parameters);
			KeyPair pair = generator.generateKeyPair();
			X500Name name = new X500Name("CN=localhost,O=HashiCorp");
			return new ClientCertificate(pair,
					new JcaX509CertificateConverter().getCertificate(
							new JcaX509v3CertificateBuilder(name, BigInteger.TEN, Date.from(notBefore.minusSeconds(30)),
									Date.from(notBefore.plus(lifetime)), name, pair.getPublic())
								.addExtension(Extension.basicConstraints, true, new BasicConstraints(true))
								.addExtension(Extension.subjectAlternativeName, false,
										new GeneralNames(new GeneralName(GeneralName.dNSName, "localhost")))
								.build(new JcaContentSignerBuilder(kind.signature).build(pair.getPrivate()))));
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex);
		}
	}

	public String pem() {
		try {
			return "-----BEGIN CERTIFICATE-----\n"
					+ Base64.getMimeEncoder(64, new byte[] { '\n' }).encodeToString(this.certificate.getEncoded())
					+ "\n-----END CERTIFICATE-----\n";
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex);
		}
	}

}
