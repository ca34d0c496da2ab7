/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.command.release.RegistryJson;

/**
 * Finds the files of an image layout by the paths of OCI registries.
 */
final class OciFiles {

	private static final Pattern PATH = Pattern.compile("([a-z0-9/_-]+)/(manifests|blobs)/([A-Za-z0-9._:-]+)");

	private static final String TAG = "org.opencontainers.image.ref.name";

	private OciFiles() {
	}

	/**
	 * Find a file.
	 * @param root the folder of the layouts
	 * @param path repository, kind and reference
	 * @return the file, or one that is not there
	 */
	static Path find(Path root, String path) throws IOException {
		Matcher match = PATH.matcher(path);
		Path layout = match.matches() ? root.resolve(match.group(1)) : root;
		Path index = layout.resolve("index.json");
		if (!match.matches() || !Files.exists(index)) {
			return layout.resolve("missing");
		}
		String reference = match.group(3);
		if (!reference.startsWith("sha256:")) {
			String tag = reference;
			reference = RegistryJson.parse(index.toString(), Files.readAllBytes(index))
				.at("manifests")
				.elements()
				.stream()
				.filter((entry) -> entry.at("annotations").at(TAG).text().equals(tag))
				.map((entry) -> entry.text("digest"))
				.findFirst()
				.orElse("sha256:missing");
		}
		return layout.resolve("blobs").resolve(reference.replace(':', '/'));
	}

	/**
	 * Return the list of the tags of a repository.
	 */
	static String tags(Path root, String path) throws IOException {
		String repository = path.replaceAll("^/v2/|/tags/list$", "");
		Path index = root.resolve(repository).resolve("index.json");
		List<String> tags = Files.notExists(index) ? List.of()
				: RegistryJson.parse(index.toString(), Files.readAllBytes(index))
					.at("manifests")
					.elements()
					.stream()
					.map((entry) -> entry.at("annotations").at(TAG).text())
					.toList();
		return JsonTree.indented(RegistryJson.object("name", repository, "tags", tags));
	}

	static String mediaType(Path file) throws IOException {
		return RegistryJson.parse(file.toString(), Files.readAllBytes(file)).text("mediaType");
	}

}
