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
 * A release on GitHub, from which the public registries take it. It stays a draft until
 * all of its files are there.
 */
final class GitHubTarget extends FileTarget {

	private static final String JSON = "application/json";

	private final RegistryClient client;

	private final URI repository;

	private final URI uploads;

	private String release = "";

	private boolean draft;

	/**
	 * Create a target.
	 * @param client speaks to the server
	 * @param api address of the API, with a slash at its end
	 * @param uploads where files go, with a slash at its end
	 * @param repository owner and name
	 */
	GitHubTarget(RegistryClient client, URI api, URI uploads, String repository) {
		this.client = client;
		this.repository = api.resolve("repos/" + repository + "/");
		this.uploads = uploads.resolve("repos/" + repository + "/");
	}

	private static String tag(Release release) {
		return "v" + release.name().version();
	}

	@Override
	Map<String, String> published(Release wanted) {
		Map<String, String> hashes = new LinkedHashMap<>();
		// Drafts have no tag yet, and are found in the list alone
		RegistryJson releases = this.client.send(RegistryRequest.get(this.repository.resolve("releases?per_page=100")))
			.success()
			.json();
		for (RegistryJson each : releases.elements()) {
			if (each.text("tag_name").equals(tag(wanted))) {
				this.release = each.text("id");
				this.draft = Boolean.TRUE.equals(each.at("draft").value());
				for (RegistryJson asset : each.at("assets").elements()) {
					if (asset.text("state").equals("uploaded")) {
						hashes.put(asset.text("name"), asset.text("digest").replaceFirst("^sha256:", ""));
					}
					else {
						// Half an upload, which would be in the way
						this.client
							.send(RegistryRequest.post(this.repository.resolve("releases/assets/" + asset.text("id")))
								.withMethod("DELETE"))
							.success();
					}
				}
				return hashes;
			}
		}
		RegistryAnswer created = this.client.send(RegistryRequest.post(this.repository.resolve("releases"), JSON,
				RegistryJson.object("tag_name", tag(wanted), "name", tag(wanted), "draft", true, "prerelease",
						wanted.name().version().contains("-"))))
			.success();
		this.release = created.isUnsent() ? "(id)" : created.json().text("id");
		this.draft = true;
		return hashes;
	}

	@Override
	void upload(Release wanted, ReleaseFile file) {
		this.client.send(RegistryRequest.put(this.uploads.resolve("releases/%s/assets?name=%s".formatted(this.release,
				URLEncoder.encode(file.name(), StandardCharsets.UTF_8))), file)
			.withMethod("POST")).success();
	}

	@Override
	void complete(Release wanted) {
		if (this.draft) {
			this.client
				.send(RegistryRequest.post(this.repository.resolve("releases/" + this.release), JSON,
						RegistryJson.object("draft", false))
					.withMethod("PATCH"))
				.success();
		}
	}

	@Override
	String place(Release wanted) {
		return this.repository + "releases/tags/" + tag(wanted);
	}

}
