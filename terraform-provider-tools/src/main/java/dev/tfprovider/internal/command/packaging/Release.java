/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;

/**
 * Writes the files of one provider version for one or more platforms.
 *
 * @param name name of the package
 * @param platforms what it runs on; the files are the same on all
 * @param folder the files
 * @param protocols major protocol versions that the provider is served in
 */
record Release(PackageName name, List<Platform> platforms, PackageFolder folder, Set<Integer> protocols) {

	/**
	 * Return the folders of a mirror that a CLI looks for the provider in.
	 */
	List<Path> mirrorFolders(Path mirror) throws IOException {
		List<Path> folders = this.name.mirrorFolders(mirror);
		for (Path folder : folders) {
			Files.createDirectories(folder);
		}
		return folders;
	}

	/**
	 * Write an archive for each platform. They are all the same, so they are made once.
	 */
	void writeArchives(Path directory) throws IOException {
		Path made = this.folder.root().resolveSibling("package.zip");
		if (!Files.exists(made)) {
			ZipArchive.write(this.folder.files(), this.folder.kind().fileName(this.name), made);
		}
		for (Platform platform : this.platforms) {
			Path archive = directory.resolve(this.name.archive(platform));
			Files.copy(made, archive, StandardCopyOption.REPLACE_EXISTING);
			new PackageCheck(this.name, this.folder.kind()).check(archive);
		}
	}

	void writeManifest(Path directory) throws IOException {
		Files.writeString(directory.resolve(this.name.manifest()),
				"""
						{
						  "version": 1,
						  "metadata": {
						    "protocol_versions": [%s]
						  }
						}
						""".formatted(this.protocols.stream()
					.sorted()
					.map((major) -> "\"" + major + ".0\"")
					.collect(Collectors.joining(", "))));
	}

	/**
	 * Write the checksums of everything of this version in the directory, also of
	 * platforms packaged before.
	 */
	void writeChecksums(Path directory) throws IOException {
		Map<String, Path> files = new TreeMap<>();
		try (Stream<Path> all = Files.list(directory)) {
			all.filter((file) -> isOfRelease(String.valueOf(file.getFileName())))
				.forEach((file) -> files.put(String.valueOf(file.getFileName()), file));
		}
		StringBuilder lines = new StringBuilder();
		for (Map.Entry<String, Path> file : files.entrySet()) {
			lines.append(PackageHash.ofFile(file.getValue())).append("  ").append(file.getKey()).append('\n');
		}
		Files.writeString(directory.resolve(this.name.checksums()), lines);
	}

	private boolean isOfRelease(String file) {
		return file.startsWith(this.name.prefix() + "_" + this.name.version() + "_")
				&& (file.endsWith(".zip") || file.equals(this.name.manifest()));
	}

}
