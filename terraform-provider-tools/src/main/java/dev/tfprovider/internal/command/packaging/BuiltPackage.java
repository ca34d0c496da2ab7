/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseArchive;

/**
 * A package that was built, and the platforms that it is released for.
 *
 * @param name name of the package
 * @param platforms what it runs on; the files are the same on all
 * @param folder the files
 * @param protocols major protocol versions that the provider is served in
 */
record BuiltPackage(PackageName name, List<Platform> platforms, PackageFolder folder, Set<Integer> protocols) {

	/**
	 * Make the archive, which is the same for all platforms, and check that hosts would
	 * run it.
	 */
	Release release() throws IOException {
		Path made = this.folder.root().resolveSibling("package.zip");
		if (!Files.exists(made)) {
			ZipArchive.write(this.folder.files(), this.folder.kind().fileName(this.name), made);
			new PackageCheck(this.name, this.folder.kind()).check(ReleaseArchive.modes(made));
		}
		List<ReleaseArchive> archives = new ArrayList<>();
		for (Platform platform : this.platforms) {
			archives.add(ReleaseArchive.read(platform, made));
		}
		return new Release(this.name, archives, Release.manifest(this.protocols));
	}

}
