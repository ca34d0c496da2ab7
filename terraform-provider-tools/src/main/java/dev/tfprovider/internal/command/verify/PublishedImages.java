/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.publish.OciTarget;
import dev.tfprovider.internal.command.release.OciRelease;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.template.Template;

/**
 * A repository of an OCI registry.
 *
 * @param files reads from the server, with its credentials
 * @param name name of the package
 * @param registry address of the registry
 * @param prefix what comes before the namespace, with a slash at its end, or empty
 */
record PublishedImages(PublishedFiles files, PackageName name, URI registry, String prefix) implements PublishedPlace {

	private static final int MAX_DOCUMENT = 4 << 20;

	@Override
	public List<PublishedArchive> read() throws IOException {
		String path = this.prefix + this.name.namespace() + "/" + this.name.type();
		OciTarget repository = new OciTarget(this.files.client(), this.registry, path, false);
		repository.authorize();
		String tag = OciRelease.tag(this.name.version());
		String place = this.registry.getRawAuthority() + "/" + path + ":" + tag;
		List<PublishedArchive> archives = new ArrayList<>();
		Optional<byte[]> content = repository.manifest(tag);
		if (content.isEmpty()) {
			this.files.refuse(true, "%s is not there", place);
			return archives;
		}
		RegistryJson index = document(place, content.get());
		this.files.refuse(!index.text("mediaType").equals(OciRelease.INDEX), "%s is '%s', and has to be an index, '%s'",
				place, index.text("mediaType"), OciRelease.INDEX);
		require(place, index, OciRelease.PROVIDER);
		Set<String> seen = new HashSet<>();
		for (RegistryJson entry : index.at("manifests").elements()) {
			if (!entry.text("artifactType").equals(OciRelease.PLATFORM)
					|| entry.at("platform").at("os.version").value() != null) {
				continue;
			}
			Optional<Platform> platform = this.files.platform(place, entry.text("platform", "os"),
					entry.text("platform", "architecture"));
			if (platform.isPresent() && seen.add(platform.get().toString())) {
				archive(repository, place, platform.get(), entry.text("digest")).ifPresent(archives::add);
			}
			else if (platform.isPresent()) {
				this.files.refuse(true, "%s has two manifests for %s (ambiguous manifest)", place, platform.get());
			}
		}
		this.files.refuse(seen.isEmpty(), "%s has no manifest with the 'artifactType' '%s'", place,
				OciRelease.PLATFORM);
		return archives;
	}

	private Optional<PublishedArchive> archive(OciTarget repository, String place, Platform platform, String digest)
			throws IOException {
		Optional<byte[]> content = repository.manifest(digest);
		if (content.isEmpty()) {
			return this.files.refused("%s refers to %s for %s, which is not there", place, digest, platform);
		}
		RegistryJson manifest = document(place + " for " + platform, content.get());
		require(place + " for " + platform, manifest, OciRelease.PLATFORM);
		List<RegistryJson> layers = manifest.at("layers").elements();
		if (layers.size() != 1 || !layers.get(0).text("mediaType").equals(OciRelease.ARCHIVE)) {
			return this.files.refused("%s for %s has to have one layer with the media type '%s'", place, platform,
					OciRelease.ARCHIVE);
		}
		String layer = layers.get(0).text("digest");
		Optional<PublishedArchive> archive = this.files.with(repository.client())
			.archive(platform, repository.blob(layer));
		archive.ifPresent((each) -> this.files.require("the layer of " + place + " for " + platform,
				"sha256:" + each.archive().sha256(), layer));
		return archive;
	}

	private RegistryJson document(String place, byte[] content) {
		this.files.refuse(content.length > MAX_DOCUMENT, "%s has more than 4 MiB", place);
		return RegistryJson.parse(place, content);
	}

	private void require(String place, RegistryJson document, String type) {
		String found = document.text("artifactType");
		this.files.refuse(!found.equals(type), "%s has %s, and needs '%s'", place,
				found.isEmpty() ? "no 'artifactType'" : "the 'artifactType' '" + found + "'", type);
	}

	@Override
	public String configuration(String host) {
		return Template.of(PublishedImages.class, "images.rc")
			.fill(Map.of("REGISTRY", this.registry.getRawAuthority(), "PREFIX", this.prefix, "HOST", host));
	}

	@Override
	public Audience audience() {
		return Audience.OCI;
	}

}
