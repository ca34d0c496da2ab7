/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.release.RegistryJson;

/**
 * A network mirror.
 *
 * @param files reads from the server
 * @param name name of the package
 * @param mirror address of the mirror, with a slash at its end
 */
record PublishedMirror(PublishedFiles files, PackageName name, URI mirror) implements PublishedPlace {

	@Override
	public List<PublishedArchive> read(List<String> problems) throws IOException {
		List<PublishedArchive> archives = new ArrayList<>();
		URI provider = this.mirror
			.resolve("%s/%s/%s/".formatted(this.name.hosts().get(0), this.name.namespace(), this.name.type()));
		if (this.files.json(provider.resolve("index.json"), problems)
			.at("versions")
			.at(this.name.version())
			.value() == null) {
			problems.add("%sindex.json has no version %s".formatted(provider, this.name.version()));
			return archives;
		}
		URI version = provider.resolve(this.name.version() + ".json");
		for (Map.Entry<String, RegistryJson> each : this.files.json(version, problems)
			.at("archives")
			.members()
			.entrySet()) {
			String[] parts = (each.getKey() + "_").split("_", 2);
			String url = each.getValue().text("url");
			Optional<Platform> platform = PublishedFiles.platform(version, parts[0], parts[1].replaceAll("_$", ""),
					problems);
			Optional<URI> place = PublishedFiles.link(version, "url", url, problems);
			if (platform.isEmpty() || place.isEmpty()) {
				continue;
			}
			List<String> hashes = each.getValue().at("hashes").texts();
			this.files.anonymous().archive(platform.get(), url, place.get(), problems).ifPresent((archive) -> {
				archives.add(archive);
				if (!hashes.contains(archive.contentHash()) && !hashes.contains(archive.archive().archiveHash())) {
					problems.add("%s has %s for %s, but neither '%s' nor '%s'".formatted(version, hashes, place.get(),
							archive.contentHash(), archive.archive().archiveHash()));
				}
			});
		}
		return archives;
	}

	@Override
	public String configuration(String host) {
		return """
				provider_installation {
				  network_mirror {
				    url = "%s"
				  }
				}
				""".formatted(this.mirror);
	}

	@Override
	public Audience audience() {
		return Audience.ALL;
	}

}
