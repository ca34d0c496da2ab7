/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Provider;
import java.security.PublicKey;
import java.security.Security;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.ECGenParameterSpec;
import java.util.HexFormat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Signatures as TLS has them verified.
 */
class P521SignatureTests {

	private static final byte[] TEXT = "signed".getBytes(StandardCharsets.UTF_8);

	private final Provider provider = new P521Provider();

	@BeforeEach
	void install() {
		Security.insertProviderAt(this.provider, 1);
	}

	@AfterEach
	void remove() {
		Security.removeProvider(P521Provider.NAME);
	}

	@Test
	void signatureOfTheJdkIsVerified() throws Exception {
		KeyPair keys = keys("secp521r1");
		Signature verifier = verifier(keys.getPublic());
		assertThat(verifier.getProvider()).isSameAs(this.provider);
		for (int i = 0; i < 20; i++) {
			// shorter numbers are rare
			byte[] signature = sign(keys.getPrivate());
			verifier.update(TEXT[0]);
			verifier.update(TEXT, 1, TEXT.length - 1);
			assertThat(verifier.verify(signature)).isTrue();
			verifier.update(TEXT);
			verifier.update((byte) 0);
			assertThat(verifier.verify(signature)).isFalse();
		}
	}

	@Test
	void signatureOfAnotherKeyIsRefused() throws Exception {
		Signature verifier = verifier(keys("secp521r1").getPublic());
		verifier.update(TEXT);
		assertThat(verifier.verify(sign(keys("secp521r1").getPrivate()))).isFalse();
	}

	@Test
	void changedSignatureIsRefused() throws Exception {
		KeyPair keys = keys("secp521r1");
		byte[] signature = sign(keys.getPrivate());
		for (int i = 0; i < signature.length; i++) {
			byte[] changed = signature.clone();
			changed[i] ^= 1;
			assertThat(isAccepted(keys.getPublic(), changed)).as("byte %s", i).isFalse();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "00", "3006020100020100", "3006020101020100", "3006020100020101", "30060201ff0201ff",
			"300602010102010100" })
	void whatIsNoSignatureIsRefused(String hexadecimal) throws Exception {
		byte[] bytes = HexFormat.of().parseHex(hexadecimal);
		assertThat(isAccepted(keys("secp521r1").getPublic(), bytes)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "secp256r1", "secp384r1" })
	void keysOnOtherCurvesAreTheJdks(String curve) throws Exception {
		KeyPair keys = keys(curve);
		Signature verifier = verifier(keys.getPublic());
		assertThat(verifier.getProvider().getName()).isEqualTo("SunEC");
		verifier.update(TEXT);
		assertThat(verifier.verify(sign(keys.getPrivate()))).isTrue();
	}

	@Test
	void jdkSigns() throws Exception {
		Signature signer = Signature.getInstance(P521Provider.ALGORITHM);
		signer.initSign(keys("secp521r1").getPrivate());
		assertThat(signer.getProvider().getName()).isEqualTo("SunEC");
		P521Signature own = new P521Signature();
		assertThatExceptionOfType(InvalidKeyException.class)
			.isThrownBy(() -> own.engineInitSign(keys("secp521r1").getPrivate()));
		assertThatExceptionOfType(SignatureException.class).isThrownBy(own::engineSign);
		assertThatExceptionOfType(SignatureException.class).isThrownBy(() -> own.engineVerify(new byte[0]));
	}

	@Test
	void keyThatIsNotOfACurveIsTheJdks() throws Exception {
		KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
		assertThatExceptionOfType(InvalidKeyException.class)
			.isThrownBy(() -> new P521Signature().engineInitVerify(generator.generateKeyPair().getPublic()));
	}

	private static boolean isAccepted(PublicKey key, byte[] signature) throws Exception {
		Signature verifier = verifier(key);
		verifier.update(TEXT);
		try {
			return verifier.verify(signature);
		}
		catch (SignatureException ex) {
			return false;
		}
	}

	private static Signature verifier(PublicKey key) throws Exception {
		Signature verifier = Signature.getInstance(P521Provider.ALGORITHM);
		verifier.initVerify(key);
		return verifier;
	}

	private static byte[] sign(PrivateKey key) throws Exception {
		Signature signer = Signature.getInstance(P521Provider.ALGORITHM, "SunEC");
		signer.initSign(key);
		signer.update(TEXT);
		return signer.sign();
	}

	private static KeyPair keys(String curve) throws Exception {
		KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
		generator.initialize(new ECGenParameterSpec(curve));
		return generator.generateKeyPair();
	}

}
