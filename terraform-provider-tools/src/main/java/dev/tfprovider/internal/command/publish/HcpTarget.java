/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.release.RegistryFolder;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseArchive;
import dev.tfprovider.internal.command.release.ReleaseConflict;
import dev.tfprovider.internal.command.release.SigningKey;

/**
 * The private registry of an organization on HCP Terraform or Terraform Enterprise.
 */
final class HcpTarget implements PublishTarget {

	private static final String JSON_API = "application/vnd.api+json";

	private static final String NAME = "HCP Terraform";

	private final RegistryClient client;

	private final URI server;

	private final String organization;

	/**
	 * Create a target.
	 * @param client speaks to the server
	 * @param server address of the server, with a slash at its end
	 * @param organization the organization
	 */
	HcpTarget(RegistryClient client, URI server, String organization) {
		this.client = client;
		this.server = server;
		this.organization = organization;
	}

	@Override
	public String publish(SignedRelease signed) {
		Release release = signed.release();
		byte[] signature = signed.requireSignature(NAME);
		SigningKey key = signed.requireKey(NAME);
		URI provider = this.server.resolve("api/v2/organizations/%s/registry-providers/private/%1$s/%s"
			.formatted(this.organization, release.name().type()));
		URI version = URI.create(provider + "/versions/" + release.name().version());
		RegistryAnswer there = get(version);
		RegistryJson described;
		RegistryAnswer answer;
		Map<String, RegistryJson> platforms = new TreeMap<>();
		if (there.isMissing()) {
			create(provider, release.name());
			answer = post(URI.create(provider + "/versions"), "registry-provider-versions", RegistryJson
				.object("version", release.name().version(), "key-id", keyId(key), "protocols", release.protocols()));
		}
		else {
			answer = there;
			platforms.putAll(platforms(version, release));
		}
		described = answer.json().at("data");
		upload(answer, described, "shasums-upload", "shasums-uploaded",
				ReleaseFile.of(release.name().checksums(), release.checksums()));
		upload(answer, described, "shasums-sig-upload", "shasums-sig-uploaded",
				ReleaseFile.of(RegistryFolder.signature(release.name()), signature));
		for (ReleaseArchive archive : release.archives()) {
			RegistryJson platform = platforms.get(archive.platform().toString());
			RegistryAnswer made = there;
			if (platform == null) {
				made = post(URI.create(version + "/platforms"), "registry-provider-version-platforms",
						RegistryJson.object("os", archive.platform().os(), "arch", archive.platform().arch(), "shasum",
								archive.sha256(), "filename", release.file(archive)));
				platform = made.json().at("data");
			}
			upload(made, platform, "provider-binary-upload", "provider-binary-uploaded",
					ReleaseFile.of(release, archive));
		}
		return version.toString();
	}

	/**
	 * Return the platforms that are there, which have the same archives.
	 */
	private Map<String, RegistryJson> platforms(URI version, Release release) {
		Map<String, RegistryJson> there = new TreeMap<>();
		for (RegistryJson each : get(URI.create(version + "/platforms?page%5Bsize%5D=100")).success()
			.json()
			.at("data")
			.elements()) {
			there.put(each.text("attributes", "os") + "_" + each.text("attributes", "arch"), each);
		}
		List<ReleaseArchive> missing = new ArrayList<>();
		for (ReleaseArchive archive : release.archives()) {
			RegistryJson platform = there.get(archive.platform().toString());
			if (platform == null) {
				missing.add(archive);
			}
			else if (!platform.text("attributes", "shasum").equals(archive.sha256())) {
				throw ReleaseConflict.of(release, archive, version.toString());
			}
		}
		if (!missing.isEmpty() && there.size() + missing.size() > release.archives().size()) {
			throw CommandFailedException
				.of("%s has platforms that are not here, and checksums without those that are. ".formatted(version)
						+ "Collect the archives of all platforms, sign, and publish them as another version.");
		}
		return there;
	}

	private void create(URI provider, PackageName name) {
		if (!get(provider).isMissing()) {
			return;
		}
		post(this.server.resolve("api/v2/organizations/%s/registry-providers".formatted(this.organization)),
				"registry-providers",
				RegistryJson.object("name", name.type(), "namespace", this.organization, "registry-name", "private"));
	}

	/**
	 * Return the identifier of the key, which is made known if it is not.
	 */
	private String keyId(SigningKey key) {
		URI keys = this.server.resolve("api/registry/private/v2/gpg-keys");
		if (!get(URI.create(keys + "/" + this.organization + "/" + key.keyId())).isMissing()) {
			return key.keyId();
		}
		RegistryAnswer made = post(keys, "gpg-keys",
				RegistryJson.object("namespace", this.organization, "ascii-armor", key.armor()));
		String id = made.json().text("data", "attributes", "key-id");
		return id.isEmpty() ? key.keyId() : id;
	}

	private void upload(RegistryAnswer answer, RegistryJson described, String link, String done, ReleaseFile file) {
		if (!Boolean.TRUE.equals(described.at("attributes", done).value())) {
			// A link is its own permission, and refuses others
			this.client.with(Credentials.NONE)
				.send(RegistryRequest.put(answer.link(described.text("links", link), link), file))
				.success();
		}
	}

	private RegistryAnswer get(URI uri) {
		RegistryAnswer answer = this.client.send(RegistryRequest.get(uri));
		return answer.isMissing() ? answer : answer.success();
	}

	private RegistryAnswer post(URI uri, String type, Map<String, Object> attributes) {
		return this.client
			.send(RegistryRequest.post(uri, JSON_API,
					RegistryJson.object("data", RegistryJson.object("type", type, "attributes", attributes))))
			.success();
	}

}
