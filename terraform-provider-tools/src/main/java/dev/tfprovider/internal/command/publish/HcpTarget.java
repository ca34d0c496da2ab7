/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.RegistryFolder;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseArchive;
import dev.tfprovider.internal.command.release.SigningKey;

/**
 * The private registry of an organization on HCP Terraform or Terraform Enterprise.
 *
 * @param client speaks to the server
 * @param server address of the server, with a slash at its end
 * @param organization the organization
 */
record HcpTarget(RegistryClient client, URI server, String organization) implements PublishTarget {

	private static final String JSON_API = "application/vnd.api+json";

	private static final String NAME = "HCP Terraform";

	private static final int UNPROCESSABLE = 422;

	@Override
	public String publish(SignedRelease signed) {
		Release release = signed.release();
		byte[] signature = signed.requireSignature(NAME);
		SigningKey key = signed.requireKey(NAME);
		URI provider = this.server.resolve("api/v2/organizations/%s/registry-providers/private/%1$s/%s"
			.formatted(this.organization, release.name().type()));
		URI version = URI.create(provider + "/versions/" + release.name().version());
		RegistryAnswer there = get(version);
		if (there.isMissing()) {
			create(provider, release.name());
			there = post(URI.create(provider + "/versions"), "registry-provider-versions",
					RegistryJson.object("version", release.name().version(), "key-id", keyId(key), "protocols",
							release.protocols()),
					version, "Is the key %s registered for the namespace '%s', and '%s' a semantic version without a v?"
						.formatted(key.keyId(), this.organization, release.name().version()));
		}
		// The hashes of the platforms claim the version, and the signature comes last
		Map<String, Described> platforms = there.isUnsent() ? new TreeMap<>() : platforms(version, release);
		for (ReleaseArchive archive : release.archives()) {
			platforms.computeIfAbsent(archive.platform().toString(), (missing) -> create(version, release, archive));
		}
		for (ReleaseArchive archive : release.archives()) {
			upload(Objects.requireNonNull(platforms.get(archive.platform().toString())), "provider-binary-upload",
					"provider-binary-uploaded", ReleaseFile.of(release, archive));
		}
		Described now = Described.by(there.isUnsent() ? there : get(version).success());
		upload(now, "shasums-upload", "shasums-uploaded",
				ReleaseFile.of(release.name().checksums(), release.checksums()));
		upload(now, "shasums-sig-upload", "shasums-sig-uploaded",
				ReleaseFile.of(RegistryFolder.signature(release.name()), signature));
		if (!this.client.isDryRun()) {
			requireWhole(version, release);
		}
		return version.toString();
	}

	/**
	 * Create a platform. Where another machine has been quicker, it has the same archive.
	 */
	private Described create(URI version, Release release, ReleaseArchive archive) {
		RegistryAnswer answer = this.client.send(request(URI.create(version + "/platforms"),
				"registry-provider-version-platforms", RegistryJson.object("os", archive.platform().os(), "arch",
						archive.platform().arch(), "shasum", archive.sha256(), "filename", release.file(archive))));
		if (answer.status() != UNPROCESSABLE) {
			return Described.by(answer.success());
		}
		Described there = platforms(version, release).get(archive.platform().toString());
		if (there == null) {
			throw refused(answer, "Does it know the platform %s?".formatted(archive.platform()));
		}
		return there;
	}

	/**
	 * Require that all that was sent has arrived, for which the server may need a while.
	 */
	private void requireWhole(URI version, Release release) {
		List<String> missing = this.client.await(() -> missing(version, release));
		Refusal.when(!missing.isEmpty(),
				"%s has not got %s, and the release is not complete. Run 'publish' again, which sends what is missing.",
				version, String.join(", ", missing));
	}

	private List<String> missing(URI version, Release release) {
		List<String> missing = new ArrayList<>();
		platforms(version, release).forEach((platform, described) -> {
			if (!described.is("provider-binary-uploaded")) {
				missing.add(platform);
			}
		});
		Described described = Described.by(get(version).success());
		if (!described.is("shasums-uploaded")) {
			missing.add(release.name().checksums());
		}
		if (!described.is("shasums-sig-uploaded")) {
			missing.add(RegistryFolder.signature(release.name()));
		}
		return missing;
	}

	/**
	 * Return the platforms that are there, which have the same archives.
	 */
	private Map<String, Described> platforms(URI version, Release release) {
		Map<String, Described> there = new TreeMap<>();
		RegistryAnswer answer = get(URI.create(version + "/platforms?page%5Bsize%5D=100")).success();
		for (RegistryJson each : answer.json().at("data").elements()) {
			there.put(each.text("attributes", "os") + "_" + each.text("attributes", "arch"),
					new Described(answer, each));
		}
		List<ReleaseArchive> missing = new ArrayList<>();
		for (ReleaseArchive archive : release.archives()) {
			Described platform = there.get(archive.platform().toString());
			if (platform == null) {
				missing.add(archive);
			}
			else if (!platform.data().text("attributes", "shasum").equals(archive.sha256())) {
				throw release.conflict(archive, version.toString());
			}
		}
		Refusal
			.when(!missing.isEmpty() && there.size() + missing.size() > release.archives().size(),
					"%s has platforms that are not here, and checksums without those that are. "
							+ "Collect the archives of all platforms, sign, and publish them as another version.",
					version);
		return there;
	}

	private void create(URI provider, PackageName name) {
		if (!get(provider).isMissing()) {
			return;
		}
		post(this.server.resolve("api/v2/organizations/%s/registry-providers".formatted(this.organization)),
				"registry-providers",
				RegistryJson.object("name", name.type(), "namespace", this.organization, "registry-name", "private"),
				provider,
				"Is '%s' the name of the organization, which is the namespace of its private providers, and may the token "
					.formatted(this.organization) + "manage its private registry?");
	}

	/**
	 * Return the identifier of the key, which is made known if it is not.
	 */
	private String keyId(SigningKey key) {
		URI keys = this.server.resolve("api/registry/private/v2/gpg-keys");
		URI own = URI.create(keys + "/" + this.organization + "/" + key.keyId());
		if (!get(own).isMissing()) {
			return key.keyId();
		}
		RegistryAnswer made = post(keys, "gpg-keys",
				RegistryJson.object("namespace", this.organization, "ascii-armor", key.armor()), own,
				"Is '%s' the name of the organization, which is the namespace of the key, and is the key an RSA key that has "
					.formatted(this.organization) + "not expired? 'keys public' prints it.");
		String id = made.json().text("data", "attributes", "key-id");
		return id.isEmpty() ? key.keyId() : id;
	}

	private void upload(Described described, String link, String done, ReleaseFile file) {
		if (!described.is(done)) {
			// A link is its own permission, and refuses others
			this.client.with(Credentials.NONE).send(RegistryRequest.put(described.link(link), file)).success();
		}
	}

	private RegistryAnswer get(URI uri) {
		RegistryAnswer answer = this.client.send(RegistryRequest.get(uri));
		return answer.isMissing() ? answer : answer.success();
	}

	/**
	 * Create something, unless another machine just has.
	 * @param made where it is then
	 * @param question what may be wrong if it is refused
	 */
	private RegistryAnswer post(URI uri, String type, Map<String, Object> attributes, URI made, String question) {
		RegistryAnswer answer = this.client.send(request(uri, type, attributes));
		if (answer.status() != UNPROCESSABLE) {
			return answer.success();
		}
		RegistryAnswer there = get(made);
		if (there.isMissing()) {
			throw refused(answer, question);
		}
		return there;
	}

	private static CommandFailedException refused(RegistryAnswer answer, String question) {
		return Refusal.of("%s. %s", answer.refusal(), question);
	}

	private static RegistryRequest request(URI uri, String type, Map<String, Object> attributes) {
		return RegistryRequest.post(uri, JSON_API,
				RegistryJson.object("data", RegistryJson.object("type", type, "attributes", attributes)));
	}

	/**
	 * A version or a platform, as the server describes it.
	 *
	 * @param answer the answer that describes it
	 * @param data the description; nothing if the request was only shown
	 */
	private record Described(RegistryAnswer answer, RegistryJson data) {

		static Described by(RegistryAnswer answer) {
			return new Described(answer, answer.json().at("data"));
		}

		boolean is(String done) {
			return Boolean.TRUE.equals(this.data.at("attributes", done).value());
		}

		URI link(String name) {
			return this.answer.link(this.data.text("links", name), name);
		}

	}

}
