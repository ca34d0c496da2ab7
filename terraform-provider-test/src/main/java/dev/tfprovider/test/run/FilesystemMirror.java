/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.internal.FileTrees;
import dev.tfprovider.test.internal.JsonValues;

/**
 * Installs a provider from a filesystem mirror in the unpacked layout.
 */
final class FilesystemMirror extends ProviderInstallation {

	private final String version;

	private final Path directory;

	FilesystemMirror(ProviderSource source, String version, Path directory) {
		super(source);
		this.version = version;
		this.directory = source.requireExecutable(directory);
	}

	@Override
	String cliConfiguration(Path root, CliVersion version) {
		Path mirror = root.resolve("mirror");
		ProviderSource source = source().qualified(version);
		Path target = mirror.resolve(source.toString()).resolve(this.version).resolve(version.platform());
		if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
			FileTrees.link(this.directory, target);
		}
		String address = JsonValues.write(source.toString());
		return """
				provider_installation {
				  filesystem_mirror {
				    path    = %s
				    include = [%s]
				  }
				  direct {
				    exclude = [%s]
				  }
				}
				""".formatted(JsonValues.write(mirror.toString()), address, address);
	}

	@Override
	String requirement() {
		return source().requirement(this.version);
	}

}
