/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;

/**
 * A form in which packages are handed on.
 */
enum Layout {

	/**
	 * An archive for each platform, checksums and manifest: what is uploaded to a
	 * release.
	 */
	REGISTRY {
		@Override
		void write(Release release, Path out) throws IOException {
			release.writeArchives(out);
			release.writeManifest(out);
			release.writeChecksums(out);
		}
	},

	/**
	 * The package's files and nothing else.
	 */
	FOLDER {
		@Override
		void write(Release release, Path out) throws IOException {
			new FileTree(release.folder().root()).replace(out);
		}
	},

	/**
	 * A filesystem mirror of archives.
	 */
	PACKED {
		@Override
		void write(Release release, Path out) throws IOException {
			for (Path directory : release.mirrorFolders(out)) {
				release.writeArchives(directory);
			}
		}
	},

	/**
	 * A filesystem mirror of folders, which the CLI uses where they are.
	 */
	UNPACKED {
		@Override
		void write(Release release, Path out) throws IOException {
			for (Path directory : release.mirrorFolders(out)) {
				for (Platform platform : release.platforms()) {
					new FileTree(release.folder().root())
						.replace(directory.resolve(release.name().version()).resolve(platform.toString()));
				}
			}
		}
	},

	/**
	 * A mirror to be served by any web server over HTTPS.
	 */
	NETWORK {
		@Override
		void write(Release release, Path out) throws IOException {
			for (Path directory : release.mirrorFolders(out)) {
				release.writeArchives(directory);
				new NetworkIndex(release.name(), directory).write();
			}
		}
	};

	/**
	 * Write a release in this form.
	 * @param release what to write
	 * @param out an existing folder
	 */
	abstract void write(Release release, Path out) throws IOException;

	/**
	 * Write a release in several forms, each in a sub-folder named after it, or in the
	 * folder itself if it is the only one.
	 */
	static void writeAll(List<Layout> layouts, Release release, Path out) throws IOException {
		for (Layout layout : layouts) {
			Path target = (layouts.size() == 1) ? out : out.resolve(layout.word());
			Files.createDirectories(target);
			layout.write(release, target);
		}
	}

	static Layout of(String word) {
		return Stream.of(values())
			.filter((layout) -> layout.word().equals(word))
			.findFirst()
			.orElseThrow(() -> CommandFailedException.usage("There is no layout '%s', but %s.".formatted(word,
					String.join(", ", Stream.of(values()).map(Layout::word).toList()))));
	}

	String word() {
		return name().toLowerCase(Locale.ROOT);
	}

}
