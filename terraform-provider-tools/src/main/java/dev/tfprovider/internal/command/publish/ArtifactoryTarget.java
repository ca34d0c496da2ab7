/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.release.RegistryFolder;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseArchive;

/**
 * A repository of Artifactory of the type "terraform".
 */
final class ArtifactoryTarget extends FileTarget {

	private final RegistryClient client;

	private final URI repository;

	/**
	 * Create a target.
	 * @param client speaks to the server
	 * @param repository address of the repository, with a slash at its end
	 */
	ArtifactoryTarget(RegistryClient client, URI repository) {
		this.client = client;
		this.repository = repository;
	}

	@Override
	Map<String, String> published(Release release) {
		Map<String, String> hashes = new LinkedHashMap<>();
		for (ReleaseArchive archive : release.archives()) {
			ask(release, release.file(archive), hashes);
		}
		ask(release, release.name().manifest(), hashes);
		ask(release, release.name().checksums(), hashes);
		ask(release, RegistryFolder.signature(release.name()), hashes);
		return hashes;
	}

	private void ask(Release release, String file, Map<String, String> hashes) {
		RegistryAnswer answer = this.client.send(RegistryRequest.head(uri(release, file)));
		if (!answer.isMissing()) {
			hashes.put(file, answer.success().header("X-Checksum-Sha256"));
		}
	}

	@Override
	void upload(Release release, ReleaseFile file) {
		this.client.send(RegistryRequest.put(uri(release, file.name()), file).with("X-Checksum-Sha256", file.sha256()))
			.success();
	}

	private URI uri(Release release, String file) {
		return this.repository.resolve(folder(release.name()) + file);
	}

	private static String folder(PackageName name) {
		return "%s/%s/%s/".formatted(name.namespace(), name.type(), name.version());
	}

	@Override
	String place(Release release) {
		return this.repository + folder(release.name());
	}

}
