/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Writes a provider registry that consists of files, for any web server: service
 * discovery, the list of versions and a document for each platform.
 */
final class StaticRegistry {

	private static final String DISCOVERY = ".well-known/terraform.json";

	private static final String BASE = "v1/providers";

	private static final int LENGTH_OF_SIGNED_FOLDER = 16;

	private StaticRegistry() {
	}

	/**
	 * Add a release.
	 * @param release the release
	 * @param target the root of the web server
	 * @param signer signs the checksums, if anybody does
	 */
	static void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException {
		PackageName name = release.name();
		release.protocols();
		Path provider = target.root().resolve(BASE).resolve(name.namespace()).resolve(name.type());
		Path folder = provider.resolve(name.version());
		target.check(release, folder);
		Release there = Release.in(folder, name);
		Release all = there.with(release);
		if (signer.isEmpty() && isSigned(folder)) {
			Refusal.when(!all.checksums().equals(there.checksums()),
					"Version %s in %s is signed, and CLIs would refuse it with a platform that "
							+ "is not. Sign this one too.",
					name.version(), folder);
			return;
		}
		// Before anything is written, as it may fail
		Signed signature = Signed.of(all, signer);
		target.put(release, folder);
		target.put(release.manifest(), folder.resolve(name.manifest()));
		describe(Release.in(folder, name), target, folder, signature);
		target.put(JsonTree.indented(RegistryJson.object("versions", versions(provider, name))),
				provider.resolve("versions"));
		target.put(JsonTree.indented(RegistryJson.object("providers.v1", "/" + BASE + "/")),
				target.root().resolve(DISCOVERY));
	}

	/**
	 * Write what the documents of the platforms lead to, and then these. Checksums and
	 * signature are in a folder of their own, which never changes, so that nobody reads
	 * one with the other of before.
	 */
	private static void describe(Release release, ReleaseTarget target, Path folder, Signed signed) throws IOException {
		PackageName name = release.name();
		String sums = "signed-" + PackageHash.ofBytes(signed.content()).substring(0, LENGTH_OF_SIGNED_FOLDER);
		target.put(release.checksums(), folder.resolve(sums).resolve(name.checksums()));
		if (signed.signature() != null) {
			target.put(signed.signature(), folder.resolve(sums).resolve(RegistryFolder.signature(name)));
		}
		Map<String, Object> packages = new LinkedHashMap<>();
		for (ReleaseArchive archive : release.archives()) {
			packages.put(archive.platform().toString(), RegistryJson.object("hashes",
					List.of(archive.archiveHash(), archive.contentHash()), "package_size", archive.size()));
		}
		for (ReleaseArchive archive : release.archives()) {
			Map<String, Object> document = RegistryJson.object("protocols", release.protocols(), "os",
					archive.platform().os(), "arch", archive.platform().arch(), "filename", release.file(archive),
					"download_url", "../../" + release.file(archive), "shasums_url",
					"../../" + sums + "/" + name.checksums(), "shasums_signature_url",
					"../../" + sums + "/" + RegistryFolder.signature(name), "shasum", archive.sha256(), "packages",
					packages, "signing_keys", RegistryJson.object("gpg_public_keys", signed.keys()));
			target.put(JsonTree.indented(document),
					folder.resolve("download").resolve(archive.platform().os()).resolve(archive.platform().arch()));
		}
	}

	private static List<Object> versions(Path provider, PackageName name) throws IOException {
		List<Object> versions = new ArrayList<>();
		for (String version : Release.names(provider)) {
			if (!Files.isDirectory(provider.resolve(version).resolve("download"))) {
				continue;
			}
			Release release = Release.in(provider.resolve(version),
					new PackageName(name.host(), name.namespace(), name.type(), version));
			versions.add(RegistryJson.object("version", version, "protocols", release.protocols(), "platforms", release
				.archives()
				.stream()
				.map((archive) -> RegistryJson.object("os", archive.platform().os(), "arch", archive.platform().arch()))
				.toList()));
		}
		return versions;
	}

	private static boolean isSigned(Path folder) throws IOException {
		for (String name : Release.names(folder)) {
			if (name.startsWith("signed-")
					&& Release.names(folder.resolve(name)).stream().anyMatch((file) -> file.endsWith(".sig"))) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Checksums with their signature.
	 *
	 * @param checksums the checksums
	 * @param signature their signature, if there is one
	 * @param keys the keys to check it with, as registries name them
	 */
	private record Signed(String checksums, byte @Nullable [] signature, List<Object> keys) {

		static Signed of(Release release, Optional<ChecksumSigner> signer) throws IOException {
			if (signer.isEmpty()) {
				return new Signed(release.checksums(), null, List.of());
			}
			SigningKey key = signer.get().publicKey();
			return new Signed(release.checksums(), signer.get().sign(release.checksums()),
					List.of(RegistryJson.object("key_id", key.keyId(), "ascii_armor", key.armor(), "trust_signature",
							"", "source", "", "source_url", "")));
		}

		byte[] content() {
			return (this.signature != null) ? this.signature : this.checksums.getBytes(StandardCharsets.UTF_8);
		}

	}

}
