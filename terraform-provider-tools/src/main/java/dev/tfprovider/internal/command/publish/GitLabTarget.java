/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.release.Release;

/**
 * The generic packages of a project on GitLab, which has no registry of providers.
 */
final class GitLabTarget extends FileTarget {

	private final URI packages;

	/**
	 * Create a target.
	 * @param client speaks to the server
	 * @param server address of GitLab, with a slash at its end
	 * @param project path or number of the project
	 */
	GitLabTarget(RegistryClient client, URI server, String project) {
		super(client);
		this.packages = server
			.resolve("api/v4/projects/" + URLEncoder.encode(project, StandardCharsets.UTF_8) + "/packages");
	}

	@Override
	Map<String, String> published(Release release) {
		Map<String, String> hashes = new LinkedHashMap<>();
		URI named = URI.create(this.packages + "?package_type=generic&package_name=%s&package_version=%s&per_page=100"
			.formatted(release.name().prefix(), URLEncoder.encode(release.name().version(), StandardCharsets.UTF_8)));
		for (RegistryJson each : list(named)) {
			if (each.text("name").equals(release.name().prefix())
					&& each.text("version").equals(release.name().version())) {
				list(URI.create("%s/%s/package_files?per_page=100".formatted(this.packages, each.text("id"))))
					.forEach((file) -> hashes.put(file.text("file_name"), file.text("file_sha256")));
			}
		}
		return hashes;
	}

	@Override
	RegistryAnswer upload(Release release, ReleaseFile file) {
		return client().send(RegistryRequest.put(URI.create(place(release) + "/" + file.name()), file));
	}

	@Override
	String place(Release release) {
		return "%s/generic/%s/%s".formatted(this.packages, release.name().prefix(), release.name().version());
	}

}
