/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.internal.codec.JsonTree;

/**
 * Writes an OCI image layout: what OCI registries store, as files.
 */
final class OciLayout {

	private static final String TAG = "org.opencontainers.image.ref.name";

	private OciLayout() {
	}

	/**
	 * Add a release.
	 * @param release the release
	 * @param target the folder of the layouts, one for each provider
	 */
	static void add(Release release, ReleaseTarget target) throws IOException {
		Path folder = target.root().resolve(release.name().namespace()).resolve(release.name().type());
		Path file = folder.resolve("index.json");
		String tag = OciRelease.tag(release.name().version());
		List<Object> others = new ArrayList<>();
		Optional<byte[]> there = Optional.empty();
		if (Files.exists(file)) {
			for (RegistryJson entry : RegistryJson.parse(file.toString(), Files.readAllBytes(file))
				.at("manifests")
				.elements()) {
				if (entry.at("annotations", TAG).text().equals(tag)) {
					there = Optional.of(Files.readAllBytes(blob(folder, entry.text("digest"))));
				}
				else {
					others.add(Objects.requireNonNull(entry.value()));
				}
			}
		}
		OciRelease made = OciRelease.add(release, there, (digest) -> Files.readAllBytes(blob(folder, digest)),
				target.isReplacing(), file + " for " + tag);
		for (OciBlob blob : made.blobs()) {
			put(target, folder, blob);
		}
		put(target, folder, made.index());
		Map<String, Object> entry = made.index().descriptor();
		entry.put("artifactType", OciRelease.PROVIDER);
		entry.put("annotations", RegistryJson.object(TAG, tag));
		others.add(entry);
		target.put(JsonTree.indented(RegistryJson.object("imageLayoutVersion", "1.0.0")), folder.resolve("oci-layout"));
		target.put(
				JsonTree.indented(
						RegistryJson.object("schemaVersion", 2, "mediaType", OciRelease.INDEX, "manifests", others)),
				file);
	}

	private static void put(ReleaseTarget target, Path folder, OciBlob blob) throws IOException {
		Path place = blob(folder, blob.digest());
		if (blob.content() != null) {
			target.put(blob.content(), place);
		}
		else if (blob.file() != null && !(Files.exists(place) && Files.size(place) == blob.size())) {
			target.write(place, (draft) -> Files.copy(blob.file(), draft));
		}
	}

	private static Path blob(Path folder, String digest) {
		return folder.resolve("blobs").resolve(digest.replace(':', '/'));
	}

}
