/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * The files of a release side by side, as they are attached to a release of a forge:
 * archives, manifest, checksums and their signature.
 */
public final class RegistryFolder {

	private RegistryFolder() {
	}

	/**
	 * Return the name of the signature.
	 * @param name name of the package
	 * @return the name
	 */
	public static String signature(PackageName name) {
		return name.checksums() + ".sig";
	}

	/**
	 * Add a release, and make checksums of all platforms that are there then.
	 * @param release the release
	 * @param target the folder
	 * @param folder the folder, or one in it
	 * @param signer signs the checksums, if anybody does
	 */
	static void add(Release release, ReleaseTarget target, Path folder, Optional<ChecksumSigner> signer)
			throws IOException {
		target.check(release, folder);
		Release there = Release.in(folder, release.name());
		Path signature = folder.resolve(signature(release.name()));
		Refusal.when(
				!target.isReplacing() && signer.isEmpty() && Files.exists(signature)
						&& !there.with(release).checksums().equals(there.checksums()),
				"Version %s in %s is signed, and would not be with a platform that is not. Sign this one too.",
				release.name().version(), folder);
		target.put(release, folder);
		if (!release.manifest().isEmpty()) {
			target.put(release.manifest(), folder.resolve(release.name().manifest()));
		}
		sign(Release.in(folder, release.name()), target, folder, signer);
	}

	/**
	 * Write the checksums, and their signature last. A signature of other checksums is
	 * worth nothing and goes.
	 */
	private static void sign(Release all, ReleaseTarget target, Path folder, Optional<ChecksumSigner> signer)
			throws IOException {
		Path checksums = folder.resolve(all.name().checksums());
		Path signature = folder.resolve(signature(all.name()));
		boolean changed = !Files.exists(checksums) || !Files.readString(checksums).equals(all.checksums());
		if (!changed && Files.exists(signature) && !target.isReplacing()) {
			return;
		}
		Optional<byte[]> made = signer.isPresent() ? Optional.of(signer.get().sign(all.checksums())) : Optional.empty();
		if (changed || made.isPresent()) {
			Files.deleteIfExists(signature);
			target.put(all.checksums(), checksums);
		}
		if (made.isPresent()) {
			target.put(made.get(), signature);
		}
	}

	/**
	 * Complete a folder that the archives of several build machines were collected in.
	 * @param folder the folder
	 * @param name name of the package
	 * @param signer signs the checksums
	 * @return the release
	 * @throws IOException if files cannot be read or written
	 */
	public static Release sign(Path folder, PackageName name, ChecksumSigner signer) throws IOException {
		try (ReleaseTarget target = ReleaseTarget.open(folder, true)) {
			Release all = requireArchives(Release.in(folder, name), folder);
			all.protocols();
			sign(all, target, folder, Optional.of(signer));
			return all;
		}
	}

	/**
	 * Read a release whose checksums, if there are any, are those of its archives.
	 * @param folder the folder
	 * @param name name of the package
	 * @return the release
	 * @throws CommandFailedException if there is none, or an archive was changed since
	 * the checksums were made
	 * @throws IOException if files cannot be read
	 */
	public static Release read(Path folder, PackageName name) throws IOException {
		Release release = requireArchives(Release.in(folder, name), folder);
		Path file = folder.resolve(name.checksums());
		if (Files.exists(file)) {
			requireSame(release, Files.readString(file), file.toString());
		}
		return release;
	}

	private static Release requireArchives(Release release, Path folder) {
		Refusal.when(release.archives().isEmpty(),
				"There is no '%s_%s_OS_ARCH.zip' in %s. Make it with '%s', or name another folder or version.",
				release.name().prefix(), release.name().version(), folder, "package --layout registry");
		return release;
	}

	/**
	 * Require that checksums are those of the files of a release.
	 * @param release the release
	 * @param checksums the file of checksums
	 * @param place where it is, for messages
	 * @throws CommandFailedException if a file has another one, none, or is missing
	 */
	public static void requireSame(Release release, String checksums, String place) {
		if (checksums.equals(release.checksums())) {
			return;
		}
		for (String line : checksums.lines().toList()) {
			String[] parts = line.split(" [ *]", 2);
			if (parts.length == 2 && release.checksums().contains("  " + parts[1] + "\n")
					&& !release.checksums().contains(line + "\n")) {
				throw Refusal.of("%s was changed after %s was made: its checksum is another one. "
						+ "Package it again, and sign the new checksums.", parts[1], place);
			}
		}
		throw Refusal.of(
				"%s is not about the files that are there:%n%nIt has%n%s%nThere are%n%s%n"
						+ "Bring the missing files, or complete the checksums with 'sign'.",
				place, checksums, release.checksums());
	}

}
