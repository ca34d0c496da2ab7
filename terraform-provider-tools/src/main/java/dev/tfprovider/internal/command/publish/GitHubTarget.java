/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.release.Release;
import org.jspecify.annotations.Nullable;

/**
 * A release on GitHub, from which the public registries take it. It stays a draft until
 * all of its files are there.
 */
final class GitHubTarget extends FileTarget {

	private static final String JSON = "application/json";

	/**
	 * Stands for the number of a release that is only shown.
	 */
	private static final String UNSENT = "(id)";

	private static final Comparator<String> AGE = Comparator.comparing(String::length)
		.thenComparing(Comparator.naturalOrder());

	private final URI repository;

	private final URI uploads;

	/**
	 * Its number, empty as long as it is not known.
	 */
	private String release = "";

	/**
	 * Its files, as they were seen last.
	 */
	private List<RegistryJson> assets = List.of();

	private boolean draft;

	/**
	 * The draft that this run has made.
	 */
	private String made = "";

	/**
	 * Create a target.
	 * @param client speaks to the server
	 * @param api address of the API, with a slash at its end
	 * @param uploads where files go, with a slash at its end
	 * @param repository owner and name
	 */
	GitHubTarget(RegistryClient client, URI api, URI uploads, String repository) {
		super(client);
		this.repository = api.resolve("repos/" + repository + "/");
		this.uploads = uploads.resolve("repos/" + repository + "/");
	}

	private static String tag(Release release) {
		return "v" + release.name().version();
	}

	@Override
	Map<String, String> published(Release wanted) {
		if (this.release.isEmpty()) {
			find(wanted).ifPresentOrElse(this::use, () -> create(wanted));
		}
		if (this.release.equals(UNSENT)) {
			return Map.of();
		}
		// What others upload is waited for. What is left is half an upload that nobody
		// goes on with
		client().await(this::unfinished).forEach((asset) -> delete("releases/assets/" + asset.text("id")));
		return hashes();
	}

	private void create(Release wanted) {
		RegistryAnswer created = client().send(RegistryRequest.post(this.repository.resolve("releases"), JSON,
				RegistryJson.object("tag_name", tag(wanted), "name", tag(wanted), "draft", true, "prerelease",
						wanted.name().version().contains("-"))))
			.success();
		this.release = created.isUnsent() ? UNSENT : created.json().text("id");
		this.draft = true;
		if (!created.isUnsent()) {
			this.made = this.release;
			// Another machine may have made one, too: then all go on with the oldest
			find(wanted).ifPresent(this::use);
		}
	}

	/**
	 * Return the release of a tag. Drafts have no tag yet, and are found in the list
	 * alone.
	 */
	private Optional<RegistryJson> find(Release wanted) {
		List<RegistryJson> all = list(this.repository.resolve("releases?per_page=100")).stream()
			.filter((each) -> each.text("tag_name").equals(tag(wanted)))
			.toList();
		return all.stream()
			.filter((each) -> !isDraft(each))
			.findFirst()
			.or(() -> all.stream().min(Comparator.comparing((each) -> each.text("id"), AGE)));
	}

	private void use(RegistryJson found) {
		this.release = found.text("id");
		this.draft = isDraft(found);
		this.assets = List.of();
		if (!this.made.isEmpty() && !this.made.equals(this.release)) {
			delete("releases/" + this.made);
			this.made = "";
		}
	}

	private static boolean isDraft(RegistryJson release) {
		return Boolean.TRUE.equals(release.at("draft").value());
	}

	private void readAssets() {
		this.assets = list(this.repository.resolve("releases/%s/assets?per_page=100".formatted(this.release)));
	}

	private List<RegistryJson> unfinished() {
		readAssets();
		return this.assets.stream().filter((asset) -> !asset.text("state").equals("uploaded")).toList();
	}

	private Map<String, String> hashes() {
		Map<String, String> hashes = new LinkedHashMap<>();
		for (RegistryJson asset : this.assets) {
			if (asset.text("state").equals("uploaded")) {
				hashes.put(asset.text("name"), asset.text("digest").replaceFirst("^sha256:", ""));
			}
		}
		return hashes;
	}

	/**
	 * Return the hash of a file. Nobody can overwrite one that was seen.
	 */
	@Override
	@Nullable String hash(Release wanted, String file) {
		if (!hashes().containsKey(file)) {
			readAssets();
		}
		return hashes().get(file);
	}

	private void delete(String path) {
		RegistryAnswer answer = client().send(RegistryRequest.post(this.repository.resolve(path)).withMethod("DELETE"));
		if (!answer.isMissing()) {
			answer.success();
		}
	}

	@Override
	RegistryAnswer upload(Release wanted, ReleaseFile file) {
		return client()
			.send(RegistryRequest.put(this.uploads.resolve("releases/%s/assets?name=%s".formatted(this.release,
					URLEncoder.encode(file.name(), StandardCharsets.UTF_8))), file)
				.withMethod("POST"));
	}

	@Override
	void complete(Release wanted) {
		if (!this.draft) {
			return;
		}
		RegistryAnswer answer = client().send(RegistryRequest
			.post(this.repository.resolve("releases/" + this.release), JSON, RegistryJson.object("draft", false))
			.withMethod("PATCH"));
		Optional<RegistryJson> other = (answer.status() == 422) ? find(wanted) : Optional.empty();
		if (other.isPresent() && !isDraft(other.get())) {
			// Another machine has published another draft meanwhile
			use(other.get());
			if (!PackageHash.ofText(wanted.checksums()).equals(hash(wanted, wanted.name().checksums()))) {
				throw wanted.conflict(wanted.name().checksums(), place(wanted));
			}
			return;
		}
		answer.success();
	}

	@Override
	String place(Release wanted) {
		return this.repository + "releases/tags/" + tag(wanted);
	}

}
