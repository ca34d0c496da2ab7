/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.ChecksumSigner;
import dev.tfprovider.internal.command.release.ReleaseLayout;

/**
 * Represents a layout in which packages are distributed.
 */
enum PackageLayout {

	/**
	 * An archive for each platform, checksums and manifest: what is uploaded to a
	 * release.
	 */
	REGISTRY(ReleaseLayout.REGISTRY),

	/**
	 * The package's files and nothing else.
	 */
	FOLDER {
		@Override
		List<Path> replaced(PackageName name, List<Platform> platforms, Path out) {
			return List.of(out);
		}
	},

	/**
	 * A filesystem mirror of archives.
	 */
	PACKED(ReleaseLayout.PACKED),

	/**
	 * A filesystem mirror of folders, which the CLI uses where they are.
	 */
	UNPACKED {
		@Override
		List<Path> replaced(PackageName name, List<Platform> platforms, Path out) {
			return name.mirrorFolders(out)
				.stream()
				.flatMap((folder) -> platforms.stream()
					.map((platform) -> folder.resolve(name.version()).resolve(platform.toString())))
				.toList();
		}

	},

	/**
	 * A mirror to be served by any web server over HTTPS.
	 */
	NETWORK(ReleaseLayout.NETWORK),

	/**
	 * A registry to be served by any web server over HTTPS.
	 */
	STATIC_REGISTRY(ReleaseLayout.STATIC_REGISTRY),

	/**
	 * What OCI registries store, to be copied to one.
	 */
	OCI(ReleaseLayout.OCI),

	/**
	 * What boring-registry finds in its bucket.
	 */
	BORING_REGISTRY(ReleaseLayout.BORING_REGISTRY);

	private final Optional<ReleaseLayout> archives;

	PackageLayout() {
		this.archives = Optional.empty();
	}

	PackageLayout(ReleaseLayout archives) {
		this.archives = Optional.of(archives);
	}

	/**
	 * Write a package in this layout.
	 * @param made what to write
	 * @param out an existing folder
	 * @param signer signs the checksums, if anybody does
	 */
	void write(BuiltPackage made, Path out, Optional<ChecksumSigner> signer) throws IOException {
		if (this.archives.isPresent()) {
			this.archives.get().add(made.release(), out, true, signer);
		}
		else {
			for (Path folder : replaced(made.name(), made.platforms(), out)) {
				new PackageTarget(folder, made.name()).replace(new FileTree(made.folder().root()));
			}
		}
	}

	boolean isSigned() {
		return this.archives.isPresent() && this.archives.get().isSigned();
	}

	/**
	 * Return the folders whose content is replaced.
	 * @param name name of the package
	 * @param platforms its platforms
	 * @param out where it is written
	 */
	List<Path> replaced(PackageName name, List<Platform> platforms, Path out) {
		return List.of();
	}

	/**
	 * Make sure, before anything is made, that it can be written, and that nothing else
	 * would be lost than earlier packages of the same provider.
	 */
	static void checkAll(List<PackageLayout> layouts, PackageName name, List<Platform> platforms, Path out)
			throws IOException {
		for (PackageLayout layout : layouts) {
			Path target = layout.target(layouts, out);
			PackageTarget.requireFolder(target);
			for (Path folder : layout.replaced(name, platforms, target)) {
				new PackageTarget(folder, name).check();
			}
		}
	}

	/**
	 * Write a package in several layouts, each in a sub-folder named after it, or in the
	 * folder itself if it is the only one.
	 */
	static void writeAll(List<PackageLayout> layouts, BuiltPackage made, Path out, Optional<ChecksumSigner> signer)
			throws IOException {
		for (PackageLayout layout : layouts) {
			Path target = layout.target(layouts, out);
			Files.createDirectories(target);
			layout.write(made, target, signer);
		}
	}

	private Path target(List<PackageLayout> layouts, Path out) {
		return (layouts.size() == 1) ? out : out.resolve(word());
	}

	static PackageLayout of(String word) {
		return Stream.of(values())
			.filter((layout) -> layout.word().equals(word))
			.findFirst()
			.orElseThrow(() -> Refusal.usage("There is no layout '%s', but %s.", word,
					String.join(", ", Stream.of(values()).map(PackageLayout::word).toList())));
	}

	String word() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

}
