/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.signing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.SigningKey;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPKeyRing;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPPublicKeyRing;
import org.bouncycastle.openpgp.PGPPublicKeyRingCollection;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureList;
import org.bouncycastle.openpgp.PGPUtil;
import org.bouncycastle.openpgp.bc.BcPGPObjectFactory;
import org.bouncycastle.openpgp.operator.bc.BcKeyFingerprintCalculator;
import org.bouncycastle.openpgp.operator.bc.BcPGPContentVerifierBuilderProvider;

/**
 * Reads and writes public keys of OpenPGP, and checks signatures with them.
 */
public final class PublicKeys {

	private static final Set<Integer> ELLIPTIC = Set.of(PublicKeyAlgorithmTags.ECDSA,
			PublicKeyAlgorithmTags.EDDSA_LEGACY, PublicKeyAlgorithmTags.Ed25519, PublicKeyAlgorithmTags.Ed448);

	private PublicKeys() {
	}

	/**
	 * Parse a key.
	 * @param name what it is called in messages
	 * @param armor the key in ASCII armor
	 * @return the key
	 * @throws CommandFailedException if it is none
	 */
	public static SigningKey parse(String name, String armor) {
		return of(ring(name, armor));
	}

	static SigningKey of(PGPPublicKeyRing ring) {
		return new SigningKey(hex(ring.getPublicKey().getKeyID()), armored(ring));
	}

	/**
	 * Return keys in ASCII armor.
	 */
	static String armored(PGPKeyRing ring) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ArmoredOutputStream armor = ArmoredOutputStream.builder().clearHeaders().build(bytes)) {
			ring.encode(armor);
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
		return bytes.toString(StandardCharsets.US_ASCII);
	}

	private static PGPPublicKeyRing ring(String name, String armor) {
		try {
			Iterator<PGPPublicKeyRing> rings = new PGPPublicKeyRingCollection(
					PGPUtil.getDecoderStream(new ByteArrayInputStream(armor.getBytes(StandardCharsets.US_ASCII))),
					new BcKeyFingerprintCalculator())
				.getKeyRings();
			if (rings.hasNext()) {
				return rings.next();
			}
		}
		catch (IOException | PGPException | RuntimeException ex) {
			// Below
		}
		throw Refusal.of("%s is no public key in ASCII armor. It begins with '%s'.", name,
				"-----BEGIN PGP PUBLIC KEY BLOCK-----");
	}

	/**
	 * Check a signature.
	 * @param checksums what was signed
	 * @param signature the signature
	 * @param key the key
	 * @return what is wrong with it, in the words of the CLIs where they have some; empty
	 * if it is valid
	 */
	public static Optional<String> problem(byte[] checksums, byte[] signature, SigningKey key) {
		if (signature.length == 0) {
			return Optional.of("the signature is empty");
		}
		if ((signature[0] & 0x80) == 0) {
			return Optional.of("the signature is in ASCII armor, and CLIs read binary ones alone "
					+ "(openpgp: invalid data: tag byte does not have MSB set)");
		}
		try {
			Object object = new BcPGPObjectFactory(signature).nextObject();
			if (!(object instanceof PGPSignatureList list) || list.isEmpty()) {
				return Optional.of("the signature is no detached signature of OpenPGP");
			}
			PGPSignature made = list.get(0);
			PGPPublicKey by = ring("The key", key.armor()).getPublicKey(made.getKeyID());
			if (by == null) {
				return Optional.of("the signature was made by the key %s, and the registry gives the key %s "
					.formatted(hex(made.getKeyID()), key.keyId()) + "(signature from unknown issuer)");
			}
			made.init(new BcPGPContentVerifierBuilderProvider(), by);
			made.update(checksums);
			return made.verify() ? Optional.empty()
					: Optional.of("the signature is not one of these checksums by the key " + key.keyId());
		}
		catch (IOException | PGPException | RuntimeException ex) {
			return Optional.of("the signature cannot be read: " + ex.getMessage());
		}
	}

	/**
	 * Tell what may keep users from using a key.
	 * @param key the key
	 * @return a sentence, empty if there is nothing to say
	 */
	public static Optional<String> warning(SigningKey key) {
		PGPPublicKey primary = ring("The key", key.armor()).getPublicKey();
		int algorithm = primary.getAlgorithm();
		if (ELLIPTIC.contains(algorithm)) {
			return Optional.of("The key %s is an elliptic one, which the public Terraform registry does not take. RSA "
				.formatted(key.keyId()) + "with 4096 bits is taken everywhere.");
		}
		if (algorithm != PublicKeyAlgorithmTags.DSA && primary.getBitStrength() < 2048) {
			return Optional.of("The key %s has %s bits only. RSA with 4096 bits is taken everywhere."
				.formatted(key.keyId(), primary.getBitStrength()));
		}
		long seconds = primary.getValidSeconds();
		if (seconds > 0 && primary.getCreationTime().toInstant().plusSeconds(seconds).isBefore(Instant.now())) {
			return Optional.of("The key %s has expired. Terraform logs that only; OpenTofu refuses it where "
				.formatted(key.keyId()) + "OPENTOFU_ENFORCE_GPG_EXPIRATION is set.");
		}
		return Optional.empty();
	}

	static String hex(long keyId) {
		return String.format(Locale.ROOT, "%016X", keyId);
	}

}
