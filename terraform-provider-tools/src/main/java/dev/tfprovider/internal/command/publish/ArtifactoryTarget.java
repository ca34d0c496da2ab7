/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.release.RegistryFolder;
import dev.tfprovider.internal.command.release.Release;
import org.jspecify.annotations.Nullable;

/**
 * A repository of Artifactory of the type "terraform".
 */
final class ArtifactoryTarget extends FileTarget {

	private final URI repository;

	/**
	 * Create a target.
	 * @param client speaks to the server
	 * @param repository address of the repository, with a slash at its end
	 */
	ArtifactoryTarget(RegistryClient client, URI repository) {
		super(client);
		this.repository = repository;
	}

	@Override
	Map<String, String> published(Release release) {
		Map<String, String> hashes = new LinkedHashMap<>();
		Stream
			.concat(release.archives().stream().map(release::file), Stream.of(release.name().manifest(),
					release.name().checksums(), RegistryFolder.signature(release.name())))
			.forEach((file) -> {
				String hash = hash(release, file);
				if (hash != null) {
					hashes.put(file, hash);
				}
			});
		return hashes;
	}

	@Override
	@Nullable String hash(Release release, String file) {
		RegistryAnswer answer = client().send(RegistryRequest.head(uri(release, file)));
		return answer.isMissing() ? null : answer.success().header("X-Checksum-Sha256");
	}

	@Override
	RegistryAnswer upload(Release release, ReleaseFile file) {
		return client()
			.send(RegistryRequest.put(uri(release, file.name()), file).with("X-Checksum-Sha256", file.sha256()));
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
