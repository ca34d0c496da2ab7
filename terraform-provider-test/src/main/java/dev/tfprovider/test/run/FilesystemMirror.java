/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.internal.FileTrees;
import dev.tfprovider.test.internal.JsonValues;

/**
 * Installs a provider from a filesystem mirror in the unpacked layout.
 */
final class FilesystemMirror extends ProviderInstallation {

	private final ProviderSource source;

	private final String version;

	private final Path directory;

	FilesystemMirror(ProviderSource source, String version, Path directory) {
		this.source = source;
		this.version = version;
		this.directory = source.requireExecutable(directory);
	}

	@Override
	List<String> preparation() {
		return List.of("init", "-input=false");
	}

	@Override
	String cliConfiguration(Path root, CliVersion version) {
		Path mirror = root.resolve("mirror");
		String host = (this.source.host() != null) ? this.source.host() : version.defaultHost();
		Path target = mirror.resolve(host)
			.resolve(this.source.namespace())
			.resolve(this.source.type())
			.resolve(this.version)
			.resolve(version.platform());
		if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
			FileTrees.link(this.directory, target);
		}
		String address = JsonValues.write(host + "/" + this.source.namespace() + "/" + this.source.type());
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
		return this.source.requirement(this.version);
	}

	@Override
	public String providerName() {
		return this.source.type();
	}

}
