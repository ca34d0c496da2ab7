/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Writes what boring-registry finds in its bucket.
 */
final class BoringRegistry {

	private BoringRegistry() {
	}

	/**
	 * Add a release.
	 * @param release the release
	 * @param target the root of the bucket
	 * @param signer signs the checksums
	 */
	static void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException {
		Refusal.when(signer.isEmpty(), "boring-registry serves signed releases only. Sign this one.");
		Path namespace = target.root().resolve("providers").resolve(release.name().namespace());
		SigningKey key = signer.get().publicKey();
		RegistryFolder.add(release, target, namespace.resolve(release.name().type()), signer);
		target.put(
				JsonTree.indented(RegistryJson.object("gpg_public_keys",
						List.of(RegistryJson.object("key_id", key.keyId(), "ascii_armor", key.armor())))),
				namespace.resolve("signing-keys.json"));
	}

}
