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
import java.security.SecureRandom;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;

/**
 * A self-signed certificate with its key, generated for one launch and known to its host
 * only.
 *
 * @param certificate the certificate
 * @param key its private key
 */
public record ServerCertificate(X509Certificate certificate, PrivateKey key) {

	/**
	 * The curve with the fastest arithmetic of the JDK: a signature takes a quarter of
	 * the time of one on that of hosts, P-521, as does its check by the host.
	 */
	private static final String CURVE = "secp256r1";

	static final String SIGNATURE = "SHA256withECDSA";

	private static final Duration BACKDATED = Duration.ofSeconds(30);

	private static final Duration LIFETIME = Duration.ofDays(30 * 365);

	private static final int SERIAL_BITS = 128;

	/**
	 * Make a key and a certificate for the name {@code localhost}.
	 * @param now present time; the certificate is valid from 30 seconds before it, for 30
	 * years
	 * @return the pair
	 * @throws IllegalStateException if the JDK lacks an algorithm
	 */
	public static ServerCertificate generate(Instant now) {
		try {
			SecureRandom random = new SecureRandom();
			KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
			generator.initialize(new ECGenParameterSpec(CURVE), random);
			KeyPair pair = generator.generateKeyPair();
			return new ServerCertificate(selfSigned(pair, new BigInteger(SERIAL_BITS, random), now), pair.getPrivate());
		}
		catch (GeneralSecurityException | IOException ex) {
			throw new IllegalStateException("No server certificate could be made", ex);
		}
	}

	private static X509Certificate selfSigned(KeyPair pair, BigInteger serial, Instant now)
			throws GeneralSecurityException, IOException {
		Instant notBefore = now.minus(BACKDATED);
		Instant notAfter = now.plus(LIFETIME);
		byte[] der = NativeImage.EXECUTABLE ? DerCertificate.selfSigned(pair, serial, notBefore, notAfter)
				: BouncyCastleCertificate.selfSigned(pair, serial, notBefore, notAfter);
		return (X509Certificate) CertificateFactory.getInstance("X.509")
			.generateCertificate(new ByteArrayInputStream(der));
	}

	/**
	 * Return the certificate as the handshake line carries it.
	 * @return base64 of the DER form, standard alphabet, no padding, one line
	 */
	public String encoded() {
		try {
			return Base64.getEncoder().withoutPadding().encodeToString(this.certificate.getEncoded());
		}
		catch (CertificateEncodingException ex) {
			throw new IllegalStateException("The server certificate has no DER form", ex);
		}
	}

}
