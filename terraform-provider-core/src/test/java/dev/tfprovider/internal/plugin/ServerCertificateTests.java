/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Security;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPublicKey;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TimeZone;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ServerCertificateTests {

	private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

	private final ServerCertificate server = ServerCertificate.generate(NOW);

	@RepeatedTest(20)
	void encodedIsWhatTheJdkReadsBack() throws Exception {
		String encoded = this.server.encoded();
		assertThat(encoded).matches("[A-Za-z0-9+/]+").hasSizeGreaterThan(50);
		X509Certificate read = (X509Certificate) CertificateFactory.getInstance("X.509")
			.generateCertificate(new ByteArrayInputStream(Base64.getDecoder().decode(encoded)));
		read.verify(read.getPublicKey());
		assertThat(read).isEqualTo(this.server.certificate());
	}

	@Test
	void encodedWhenLengthsDifferIsNeverPadded() {
		Set<Integer> remainders = new HashSet<>();
		for (int i = 0; i < 200 && remainders.size() < 3; i++) {
			String encoded = ServerCertificate.generate(NOW).encoded();
			assertThat(encoded).doesNotContain("=", "\n", "\r", "-", "_");
			remainders.add(encoded.length() % 4);
		}
		assertThat(remainders).containsExactlyInAnyOrder(0, 2, 3);
	}

	@Test
	void certificateIsForLocalhostOnBothSides() throws Exception {
		X509Certificate certificate = this.server.certificate();
		assertThat(certificate.getSubjectX500Principal().getName()).isEqualTo("CN=localhost");
		assertThat(certificate.getIssuerX500Principal()).isEqualTo(certificate.getSubjectX500Principal());
		assertThat(certificate.getSubjectAlternativeNames()).containsExactly(List.of(2, "localhost"));
		assertThat(certificate.getExtendedKeyUsage()).containsExactly("1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.2");
		boolean[] keyUsage = certificate.getKeyUsage();
		assertThat(keyUsage[0]).as("digitalSignature").isTrue();
		assertThat(keyUsage[5]).as("keyCertSign").isTrue();
		assertThat(certificate.getBasicConstraints()).as("certificate authority").isEqualTo(Integer.MAX_VALUE);
		assertThat(certificate.getVersion()).isEqualTo(3);
	}

	@Test
	void certificateIsSignedWithItsOwnKeyOnP256() throws Exception {
		X509Certificate certificate = this.server.certificate();
		assertThat(certificate.getSigAlgName()).isEqualTo("SHA256withECDSA");
		assertThat(((ECPublicKey) certificate.getPublicKey()).getParams().getCurve().getField().getFieldSize())
			.isEqualTo(256);
		assertThat(this.server.key().getAlgorithm()).isEqualTo("EC");
		certificate.verify(certificate.getPublicKey());
	}

	@Test
	void certificateIsValidFromShortlyBeforeNow() {
		assertThat(this.server.certificate().getNotBefore()).isEqualTo(Date.from(NOW.minusSeconds(30)));
		assertThat(this.server.certificate().getNotAfter()).isAfter(Date.from(Instant.parse("2056-02-01T00:00:00Z")));
	}

	@Test
	void certificateWhenDefaultsAreFarFromUtcIsTheSame() {
		Locale locale = Locale.getDefault();
		TimeZone zone = TimeZone.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("th-TH-u-ca-buddhist-nu-thai"));
			TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
			assertThat(ServerCertificate.generate(NOW).certificate().getNotBefore().toInstant())
				.isEqualTo(NOW.minusSeconds(30));
		}
		finally {
			Locale.setDefault(locale);
			TimeZone.setDefault(zone);
		}
	}

	@Test
	void generateMakesAnotherKeyAndSerialEachTime() {
		ServerCertificate other = ServerCertificate.generate(NOW);
		assertThat(other.certificate().getSerialNumber()).isNotEqualTo(this.server.certificate().getSerialNumber())
			.isPositive();
		assertThat(other.certificate().getPublicKey()).isNotEqualTo(this.server.certificate().getPublicKey());
	}

	@Test
	void generateRegistersNoSecurityProvider() {
		assertThat(Arrays.stream(Security.getProviders())).noneMatch((provider) -> provider.getName().equals("BC"));
	}

	@ParameterizedTest
	@CsvSource({ "2026-03-01T12:00:00Z, 2056-02-22T12:00:00Z, 1", "2019-12-31T23:59:59Z, 2049-12-31T23:59:59Z, 128",
			"2050-01-01T00:00:00Z, 2080-01-01T00:00:00Z, 340282366920938463463374607431768211455" })
	void executableWritesTheBytesOfBouncyCastle(Instant notBefore, Instant notAfter, BigInteger serial)
			throws Exception {
		KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
		generator.initialize(256);
		KeyPair pair = generator.generateKeyPair();
		X509Certificate own = read(DerCertificate.selfSigned(pair, serial, notBefore, notAfter));
		X509Certificate other = read(BouncyCastleCertificate.selfSigned(pair, serial, notBefore, notAfter));
		assertThat(own.getTBSCertificate()).isEqualTo(other.getTBSCertificate());
		assertThat(own.getSigAlgOID()).isEqualTo(other.getSigAlgOID());
		own.verify(pair.getPublic());
		assertThat(own.getNotAfter()).isEqualTo(Date.from(notAfter));
	}

	private static X509Certificate read(byte[] der) throws Exception {
		return (X509Certificate) CertificateFactory.getInstance("X.509")
			.generateCertificate(new ByteArrayInputStream(der));
	}

}
