/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.signing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.ChecksumSigner;
import dev.tfprovider.internal.command.release.SigningKey;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.SymmetricKeyAlgorithmTags;
import org.bouncycastle.bcpg.sig.KeyFlags;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPPrivateKey;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPPublicKeyRing;
import org.bouncycastle.openpgp.PGPSecretKey;
import org.bouncycastle.openpgp.PGPSecretKeyRing;
import org.bouncycastle.openpgp.PGPSecretKeyRingCollection;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureGenerator;
import org.bouncycastle.openpgp.PGPSignatureSubpacketGenerator;
import org.bouncycastle.openpgp.PGPUtil;
import org.bouncycastle.openpgp.operator.bc.BcKeyFingerprintCalculator;
import org.bouncycastle.openpgp.operator.bc.BcPBESecretKeyDecryptorBuilder;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.bc.BcPGPDigestCalculatorProvider;

/**
 * Signs with a secret key from the environment, in the variables that the signer of
 * Maven's GPG plug-in reads.
 */
final class EnvironmentKey implements ChecksumSigner {

	static final String KEY = "MAVEN_GPG_KEY";

	static final String PASSPHRASE = "MAVEN_GPG_PASSPHRASE";

	static final String FINGERPRINT = "MAVEN_GPG_KEY_FINGERPRINT";

	private final PGPPublicKeyRing ring;

	private final PGPPublicKey publicKey;

	private final PGPPrivateKey privateKey;

	private EnvironmentKey(PGPSecretKeyRing ring, PGPSecretKey key, PGPPrivateKey privateKey) {
		this.ring = ring.toCertificate();
		this.publicKey = key.getPublicKey();
		this.privateKey = privateKey;
	}

	/**
	 * Read the key.
	 * @param environment variables
	 * @throws CommandFailedException if there is none, or it cannot be used
	 */
	static EnvironmentKey of(Map<String, String> environment) {
		String armor = environment.getOrDefault(KEY, "");
		Refusal.when(armor.isBlank(), "There is no key to sign with: %s is not set. It holds a secret key as "
				+ "'gpg --armor --export-secret-keys' prints it; 'keys create' makes one for tests.", KEY);
		String fingerprint = environment.getOrDefault(FINGERPRINT, "").replace(" ", "").toUpperCase(Locale.ROOT);
		String passphrase = environment.getOrDefault(PASSPHRASE, "");
		for (PGPSecretKeyRing ring : rings(armor)) {
			for (PGPSecretKey key : ring) {
				String own = HexFormat.of().withUpperCase().formatHex(key.getPublicKey().getFingerprint());
				if (canSign(key) && (fingerprint.isEmpty() || own.endsWith(fingerprint))) {
					return new EnvironmentKey(ring, key, unlock(key, passphrase));
				}
			}
		}
		throw CommandFailedException.of(fingerprint.isEmpty()
				? "%s has no key that may sign. Export the secret key that is meant for signing.".formatted(KEY)
				: "%s has no key for signing with the fingerprint %s that %s names.".formatted(KEY, fingerprint,
						FINGERPRINT));
	}

	private static PGPSecretKeyRingCollection rings(String armor) {
		try {
			return new PGPSecretKeyRingCollection(
					PGPUtil.getDecoderStream(new ByteArrayInputStream(armor.getBytes(StandardCharsets.UTF_8))),
					new BcKeyFingerprintCalculator());
		}
		catch (IOException | PGPException | RuntimeException ex) {
			throw Refusal.of("%s is no secret key in ASCII armor: %s. It begins with '%s'.", KEY, ex.getMessage(),
					"-----BEGIN PGP PRIVATE KEY BLOCK-----");
		}
	}

	private static boolean canSign(PGPSecretKey key) {
		if (!key.isSigningKey() || key.isPrivateKeyEmpty()) {
			return false;
		}
		int flags = 0;
		for (Iterator<PGPSignature> signatures = key.getPublicKey().getSignatures(); signatures.hasNext();) {
			PGPSignature signature = signatures.next();
			if (signature.getHashedSubPackets() != null) {
				flags |= signature.getHashedSubPackets().getKeyFlags();
			}
		}
		return flags == 0 || (flags & KeyFlags.SIGN_DATA) != 0;
	}

	private static PGPPrivateKey unlock(PGPSecretKey key, String passphrase) {
		boolean locked = key.getKeyEncryptionAlgorithm() != SymmetricKeyAlgorithmTags.NULL;
		Refusal.when(locked && passphrase.isEmpty(), "The key in %s has a passphrase, and %s is not set.", KEY,
				PASSPHRASE);
		try {
			PGPPrivateKey unlocked = key
				.extractPrivateKey(new BcPBESecretKeyDecryptorBuilder(new BcPGPDigestCalculatorProvider())
					.build(passphrase.toCharArray()));
			if (unlocked != null) {
				return unlocked;
			}
		}
		catch (PGPException | RuntimeException ex) {
			// Below
		}
		throw Refusal.of("The key in %s cannot be opened with the passphrase in %s.", KEY, PASSPHRASE);
	}

	@Override
	public byte[] sign(String checksums) throws IOException {
		try {
			PGPSignatureGenerator generator = new PGPSignatureGenerator(
					new BcPGPContentSignerBuilder(this.publicKey.getAlgorithm(), HashAlgorithmTags.SHA512),
					this.publicKey);
			generator.init(PGPSignature.BINARY_DOCUMENT, this.privateKey);
			PGPSignatureSubpacketGenerator packets = new PGPSignatureSubpacketGenerator();
			packets.setIssuerFingerprint(false, this.publicKey);
			packets.setSignatureCreationTime(false, new java.util.Date());
			generator.setHashedSubpackets(packets.generate());
			generator.update(checksums.getBytes(StandardCharsets.UTF_8));
			return generator.generate().getEncoded();
		}
		catch (PGPException ex) {
			throw Refusal.of("The key in %s cannot sign: %s.", KEY, ex.getMessage());
		}
	}

	@Override
	public SigningKey publicKey() {
		return PublicKeys.of(this.ring);
	}

}
