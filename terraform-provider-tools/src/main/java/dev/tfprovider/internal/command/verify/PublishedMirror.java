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
import dev.tfprovider.internal.command.template.Template;

/**
 * A network mirror.
 *
 * @param files reads from the server
 * @param name name of the package
 * @param mirror address of the mirror, with a slash at its end
 */
record PublishedMirror(PublishedFiles files, PackageName name, URI mirror) implements PublishedPlace {

	@Override
	public List<PublishedArchive> read() throws IOException {
		List<PublishedArchive> archives = new ArrayList<>();
		URI provider = this.mirror
			.resolve("%s/%s/%s/".formatted(this.name.hosts().get(0), this.name.namespace(), this.name.type()));
		RegistryJson versions = this.files.json(provider.resolve("index.json")).at("versions");
		if (versions.at(this.name.version()).value() == null) {
			this.files.refuse(true, "%sindex.json has no version %s", provider, this.name.version());
			return archives;
		}
		URI version = provider.resolve(this.name.version() + ".json");
		for (Map.Entry<String, RegistryJson> each : this.files.json(version).at("archives").members().entrySet()) {
			String[] parts = (each.getKey() + "_").split("_", 2);
			Optional<Platform> platform = this.files.platform(version, parts[0], parts[1].replaceAll("_$", ""));
			Optional<URI> place = this.files.link(version, "url", each.getValue().text("url"));
			if (platform.isEmpty() || place.isEmpty()) {
				continue;
			}
			List<String> hashes = each.getValue().at("hashes").texts();
			this.files.anonymous().archive(platform.get(), place.get()).ifPresent((archive) -> {
				archives.add(archive);
				String content = archive.contentHash();
				String whole = archive.archive().archiveHash();
				this.files.refuse(!hashes.contains(content) && !hashes.contains(whole),
						"%s has %s for %s, but neither '%s' nor '%s'", version, hashes, place.get(), content, whole);
			});
		}
		return archives;
	}

	@Override
	public String configuration(String host) {
		return Template.of(PublishedMirror.class, "mirror.rc").fill(Map.of("MIRROR", this.mirror.toString()));
	}

	@Override
	public Audience audience() {
		return Audience.ALL;
	}

}
