/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.command.line.PackageName;

/**
 * Writes the {@code index.json} and version documents of a network mirror from the files
 * in its folder, so that one release and one platform after another can be added.
 */
final class NetworkMirror {

	private static final String SUFFIX = ".json";

	private static final String INDEX = "index.json";

	private NetworkMirror() {
	}

	/**
	 * Add a release.
	 * @param release the release
	 * @param target the root of the mirror
	 */
	static void add(Release release, ReleaseTarget target) throws IOException {
		for (Path folder : target.mirror(release)) {
			describe(release.name(), folder, target);
		}
	}

	/**
	 * Write the documents. What is in an archive depends on its platform, and it may have
	 * been made elsewhere, so each is read.
	 */
	private static void describe(PackageName name, Path folder, ReleaseTarget target) throws IOException {
		Release all = Release.in(folder, name);
		Map<String, Object> archives = new LinkedHashMap<>();
		for (ReleaseArchive archive : all.archives()) {
			archives.put(archive.platform().toString(), RegistryJson.object("url", all.file(archive), "hashes",
					List.of(archive.contentHash(), archive.archiveHash())));
		}
		target.put(JsonTree.indented(RegistryJson.object("archives", archives)),
				folder.resolve(name.version() + SUFFIX));
		Map<String, Object> versions = new LinkedHashMap<>();
		Release.names(folder)
			.stream()
			.filter((file) -> file.endsWith(SUFFIX) && !file.equals(INDEX) && !file.startsWith("."))
			.map((file) -> file.substring(0, file.length() - SUFFIX.length()))
			.forEach((version) -> versions.put(version, Map.of()));
		target.put(JsonTree.indented(RegistryJson.object("versions", versions)), folder.resolve(INDEX));
	}

}
