/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.ChecksumSigner;
import dev.tfprovider.internal.command.release.RegistryFolder;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseArchive;
import dev.tfprovider.internal.command.release.SigningKey;
import dev.tfprovider.internal.command.signing.PublicKeys;
import dev.tfprovider.internal.command.signing.Signers;

/**
 * A release that is published as it was signed.
 *
 * @param release the release
 * @param signature the signature of its checksums, if it has one
 * @param key the key to check it with, if it is known
 */
public record SignedRelease(Release release, Optional<byte[]> signature,
		Optional<SigningKey> key) implements ChecksumSigner {

	/**
	 * Read a folder.
	 * @param folder the folder
	 * @param name name of the package
	 * @param key the key to check the signature with, if it is known
	 * @return the release
	 * @throws CommandFailedException if an archive was changed after signing, or the
	 * signature is one that no CLI accepts
	 * @throws IOException if files cannot be read
	 */
	public static SignedRelease read(Path folder, PackageName name, Optional<SigningKey> key) throws IOException {
		Release release = RegistryFolder.read(folder, name);
		release.protocols();
		Path file = folder.resolve(RegistryFolder.signature(name));
		if (!Files.exists(file)) {
			return new SignedRelease(release, Optional.empty(), key);
		}
		byte[] signature = Files.readAllBytes(file);
		if (key.isPresent()) {
			Optional<String> problem = PublicKeys.problem(release.checksums().getBytes(StandardCharsets.UTF_8),
					signature, key.get());
			if (problem.isPresent()) {
				throw Refusal.of("CLIs would refuse %s: %s. Sign the release again.", file, problem.get());
			}
		}
		return new SignedRelease(release, Optional.of(signature), key);
	}

	/**
	 * Return the files in the order in which they are sent: checksums first, and the
	 * signature, which makes the release whole, last.
	 */
	List<ReleaseFile> files() {
		List<ReleaseFile> files = new ArrayList<>();
		files.add(ReleaseFile.of(this.release.name().checksums(), this.release.checksums()));
		for (ReleaseArchive archive : this.release.archives()) {
			files.add(ReleaseFile.of(this.release, archive));
		}
		files.add(ReleaseFile.of(this.release.name().manifest(), this.release.manifest()));
		this.signature
			.ifPresent((bytes) -> files.add(ReleaseFile.of(RegistryFolder.signature(this.release.name()), bytes)));
		return files;
	}

	byte[] requireSignature(String where) {
		return this.signature.orElseThrow(() -> Refusal.of("%s takes signed releases only. Run 'sign' first.", where));
	}

	SigningKey requireKey(String where) {
		return this.key.orElseThrow(() -> Refusal
			.of("%s publishes the key that the signature is checked with. Name its file with '--public-key', or set "
					+ "MAVEN_GPG_KEY.", where));
	}

	/**
	 * Return the key that a command names, or that of the environment.
	 * @param call the command, with the option {@code public-key}
	 * @return the key, if there is one
	 * @throws IOException if it cannot be read
	 */
	public static Optional<SigningKey> key(CommandCall call) throws IOException {
		Optional<Path> file = call.line().value("public-key").map(call::path);
		if (file.isPresent()) {
			return Optional.of(PublicKeys.parse(file.get().toString(), Files.readString(file.get())));
		}
		Optional<ChecksumSigner> signer = Signers.of(call.process().environment());
		return signer.isPresent() ? Optional.of(signer.get().publicKey()) : Optional.empty();
	}

	/**
	 * Return what gives the signature that there is to layouts.
	 * @return a signer of these checksums alone, empty if there is no signature or no key
	 */
	public Optional<ChecksumSigner> signer() {
		return (this.signature.isPresent() && this.key.isPresent()) ? Optional.of(this) : Optional.empty();
	}

	@Override
	public byte[] sign(String checksums) {
		RegistryFolder.requireSame(this.release, checksums, "The published release");
		return this.signature.orElseThrow();
	}

	@Override
	public SigningKey publicKey() {
		return this.key.orElseThrow();
	}

}
