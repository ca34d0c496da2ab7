/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.signing;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Date;
import java.util.List;

import dev.tfprovider.command.CommandFailedException;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.bcpg.SymmetricKeyAlgorithmTags;
import org.bouncycastle.bcpg.sig.KeyFlags;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.generators.RSAKeyPairGenerator;
import org.bouncycastle.crypto.params.RSAKeyGenerationParameters;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPKeyPair;
import org.bouncycastle.openpgp.PGPKeyRingGenerator;
import org.bouncycastle.openpgp.PGPSecretKeyRing;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureSubpacketGenerator;
import org.bouncycastle.openpgp.operator.PBESecretKeyEncryptor;
import org.bouncycastle.openpgp.operator.bc.BcPBESecretKeyEncryptorBuilder;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.bc.BcPGPDigestCalculatorProvider;
import org.bouncycastle.openpgp.operator.bc.BcPGPKeyPair;
import org.jspecify.annotations.Nullable;

/**
 * Makes key pairs to sign releases with, for tests of releases.
 */
final class KeyPairs {

	private static final BigInteger EXPONENT = BigInteger.valueOf(0x10001);

	private static final int CERTAINTY = 100;

	private KeyPairs() {
	}

	/**
	 * Read the length of a key.
	 * @throws CommandFailedException if it is none that a registry would take
	 */
	static int bits(String text) {
		if (!List.of("2048", "3072", "4096").contains(text)) {
			throw CommandFailedException.usage("A key has 2048, 3072 or 4096 bits, not '%s'.".formatted(text));
		}
		return Integer.parseInt(text);
	}

	/**
	 * Make an RSA key.
	 * @param bits its length
	 * @param owner name and address of who signs with it
	 * @param passphrase protects the secret key, empty for none
	 * @return the secret key in ASCII armor
	 */
	static String create(int bits, String owner, String passphrase) {
		RSAKeyPairGenerator generator = new RSAKeyPairGenerator();
		generator.init(new RSAKeyGenerationParameters(EXPONENT, new SecureRandom(), bits, CERTAINTY));
		return create(PublicKeyAlgorithmTags.RSA_GENERAL, generator.generateKeyPair(), owner, passphrase);
	}

	static String create(int algorithm, AsymmetricCipherKeyPair made, String owner, String passphrase) {
		try {
			PGPKeyPair pair = new BcPGPKeyPair(PublicKeyPacket.VERSION_4, algorithm, made, new Date());
			PGPSignatureSubpacketGenerator packets = new PGPSignatureSubpacketGenerator();
			packets.setKeyFlags(true, KeyFlags.CERTIFY_OTHER | KeyFlags.SIGN_DATA);
			PGPSecretKeyRing ring = new PGPKeyRingGenerator(PGPSignature.POSITIVE_CERTIFICATION, pair, owner,
					new BcPGPDigestCalculatorProvider().get(HashAlgorithmTags.SHA1), packets.generate(), null,
					new BcPGPContentSignerBuilder(algorithm, HashAlgorithmTags.SHA512), encryptor(passphrase))
				.generateSecretKeyRing();
			return PublicKeys.armored(ring);
		}
		catch (PGPException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static @Nullable PBESecretKeyEncryptor encryptor(String passphrase) throws PGPException {
		return passphrase.isEmpty() ? null
				: new BcPBESecretKeyEncryptorBuilder(SymmetricKeyAlgorithmTags.AES_256,
						new BcPGPDigestCalculatorProvider().get(HashAlgorithmTags.SHA256))
					.build(passphrase.toCharArray());
	}

}
