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
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.publish.OciTarget;
import dev.tfprovider.internal.command.release.OciRelease;
import dev.tfprovider.internal.command.release.RegistryJson;

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
	public List<PublishedArchive> read(List<String> problems) throws IOException {
		String path = this.prefix + this.name.namespace() + "/" + this.name.type();
		OciTarget repository = new OciTarget(this.files.client(), this.registry, path, false);
		repository.authorize();
		String tag = OciRelease.tag(this.name.version());
		String place = this.registry.getRawAuthority() + "/" + path + ":" + tag;
		List<PublishedArchive> archives = new ArrayList<>();
		Optional<byte[]> content = repository.manifest(tag);
		if (content.isEmpty()) {
			problems.add("%s is not there".formatted(place));
			return archives;
		}
		RegistryJson index = document(place, content.get(), problems);
		if (!index.text("mediaType").equals(OciRelease.INDEX)) {
			problems.add("%s is '%s', and has to be an index, '%s'".formatted(place, index.text("mediaType"),
					OciRelease.INDEX));
		}
		require(place, index, OciRelease.PROVIDER, problems);
		Set<String> seen = new HashSet<>();
		for (RegistryJson entry : index.at("manifests").elements()) {
			if (!entry.text("artifactType").equals(OciRelease.PLATFORM)
					|| entry.at("platform").at("os.version").value() != null) {
				continue;
			}
			Optional<Platform> platform = PublishedFiles.platform(place, entry.text("platform", "os"),
					entry.text("platform", "architecture"), problems);
			if (platform.isPresent() && seen.add(platform.get().toString())) {
				archive(repository, place, platform.get(), entry.text("digest"), problems).ifPresent(archives::add);
			}
			else if (platform.isPresent()) {
				problems.add("%s has two manifests for %s (ambiguous manifest)".formatted(place, platform.get()));
			}
		}
		if (seen.isEmpty()) {
			problems.add("%s has no manifest with the 'artifactType' '%s'".formatted(place, OciRelease.PLATFORM));
		}
		return archives;
	}

	private Optional<PublishedArchive> archive(OciTarget repository, String place, Platform platform, String digest,
			List<String> problems) throws IOException {
		Optional<byte[]> content = repository.manifest(digest);
		if (content.isEmpty()) {
			problems.add("%s refers to %s for %s, which is not there".formatted(place, digest, platform));
			return Optional.empty();
		}
		RegistryJson manifest = document(place + " for " + platform, content.get(), problems);
		require(place + " for " + platform, manifest, OciRelease.PLATFORM, problems);
		List<RegistryJson> layers = manifest.at("layers").elements();
		if (layers.size() != 1 || !layers.get(0).text("mediaType").equals(OciRelease.ARCHIVE)) {
			problems.add("%s for %s has to have one layer with the media type '%s'".formatted(place, platform,
					OciRelease.ARCHIVE));
			return Optional.empty();
		}
		Optional<PublishedArchive> archive = this.files.with(repository.client())
			.archive(platform, this.name.archive(platform), repository.blob(layers.get(0).text("digest")), problems);
		archive
			.flatMap((each) -> PublishedArchive.different("the layer of " + place + " for " + platform,
					"sha256:" + each.archive().sha256(), layers.get(0).text("digest")))
			.ifPresent(problems::add);
		return archive;
	}

	private static RegistryJson document(String place, byte[] content, List<String> problems) {
		if (content.length > MAX_DOCUMENT) {
			problems.add("%s has more than 4 MiB".formatted(place));
		}
		return RegistryJson.parse(place, content);
	}

	private static void require(String place, RegistryJson document, String type, List<String> problems) {
		if (!document.text("artifactType").equals(type)) {
			problems.add("%s has %s, and needs '%s'".formatted(place, document.text("artifactType").isEmpty()
					? "no 'artifactType'" : "the 'artifactType' '" + document.text("artifactType") + "'", type));
		}
	}

	@Override
	public String configuration(String host) {
		return """
				provider_installation {
				  oci_mirror {
				    repository_template = "%s/%s${namespace}/${type}"
				    include             = ["%s/*/*"]
				  }
				}
				""".formatted(this.registry.getRawAuthority(), this.prefix, host);
	}

	@Override
	public Audience audience() {
		return Audience.OCI;
	}

}
