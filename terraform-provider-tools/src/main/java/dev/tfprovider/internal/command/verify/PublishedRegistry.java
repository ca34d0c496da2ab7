/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.release.SigningKey;
import dev.tfprovider.internal.command.signing.PublicKeys;

/**
 * A registry of providers.
 */
final class PublishedRegistry implements PublishedPlace {

	private final PublishedFiles files;

	private final PackageName name;

	private final URI providers;

	private boolean signed = true;

	/**
	 * Create a place.
	 * @param files reads from the server
	 * @param name name of the package
	 * @param providers where the protocol of the registry begins
	 */
	PublishedRegistry(PublishedFiles files, PackageName name, URI providers) {
		this.files = files;
		this.name = name;
		this.providers = providers;
	}

	@Override
	public List<PublishedArchive> read() throws IOException {
		List<PublishedArchive> archives = new ArrayList<>();
		URI versions = this.providers.resolve("%s/%s/versions".formatted(this.name.namespace(), this.name.type()));
		Optional<RegistryJson> version = this.files.json(versions)
			.at("versions")
			.elements()
			.stream()
			.filter((each) -> each.text("version").equals(this.name.version()))
			.findFirst();
		if (version.isEmpty()) {
			this.files.refuse(true, "%s has no version %s", versions, this.name.version());
			return archives;
		}
		this.files.refuse(
				version.get().at("protocols").texts().stream().noneMatch((each) -> each.matches("[56]\\.\\d+")),
				"%s has no 'protocols' of version %s that CLIs speak, such as 6.0", versions, this.name.version());
		for (RegistryJson each : version.get().at("platforms").elements()) {
			Optional<Platform> platform = this.files.platform(versions, each.text("os"), each.text("arch"));
			if (platform.isPresent()) {
				download(platform.get()).ifPresent(archives::add);
			}
		}
		return archives;
	}

	private Optional<PublishedArchive> download(Platform platform) throws IOException {
		URI place = this.providers.resolve("%s/%s/%s/download/%s/%s".formatted(this.name.namespace(), this.name.type(),
				this.name.version(), platform.os(), platform.arch()));
		RegistryJson document = this.files.json(place);
		if (document.value() == null) {
			return Optional.empty();
		}
		String file = document.text("filename");
		this.files.require("'filename' of " + place, this.name.archive(platform), file);
		Optional<URI> download = this.files.link(place, "download_url", document.text("download_url"));
		Optional<PublishedArchive> archive = download.isPresent()
				? this.files.anonymous().archive(platform, download.get()) : Optional.empty();
		if (archive.isEmpty()) {
			return archive;
		}
		String hash = archive.get().archive().sha256();
		this.files.require("'shasum' of " + place, hash, document.text("shasum"));
		if (document.at("packages").value() != null) {
			List<String> hashes = document.at("packages", platform.toString(), "hashes").texts();
			String content = archive.get().contentHash();
			this.files.refuse(!hashes.contains("zh:" + hash),
					"'packages' of %s has no 'zh:%s', the hash of the archive", place, hash);
			this.files.refuse(hashes.stream().anyMatch((each) -> each.startsWith("h1:") && !each.equals(content)),
					"'packages' of %s has an 'h1:' that is not %s, the hash of the content", place, content);
		}
		signature(place, document, file, hash);
		return archive;
	}

	private void signature(URI place, RegistryJson document, String file, String hash) {
		byte[] checksums = linked(place, "shasums_url", document);
		this.files.refuse(!new String(checksums, StandardCharsets.UTF_8).contains(hash + "  " + file + "\n"),
				"'shasums_url' of %s leads to no line '%s  %s'", place, hash, file);
		List<RegistryJson> keys = document.at("signing_keys", "gpg_public_keys").elements();
		if (keys.isEmpty()) {
			this.signed = false;
			return;
		}
		byte[] signature = linked(place, "shasums_signature_url", document);
		List<String> refused = new ArrayList<>();
		for (RegistryJson key : keys) {
			Optional<String> problem = PublicKeys.problem(checksums, signature,
					new SigningKey(key.text("key_id"), key.text("ascii_armor")));
			if (problem.isEmpty()) {
				return;
			}
			refused.add(problem.get());
		}
		this.files.refuse(true, "%s: %s", place, String.join("; ", refused));
	}

	private byte[] linked(URI place, String name, RegistryJson document) {
		return this.files.link(place, name, document.text(name))
			.map((link) -> this.files.anonymous().bytes(link))
			.orElseGet(() -> new byte[0]);
	}

	@Override
	public String configuration(String host) {
		String services = this.providers.getRawAuthority().equals(host) ? "" : """
				host "%s" {
				  services = { "providers.v1" = "%s" }
				}
				""".formatted(host, this.providers);
		return services + "provider_installation {\n  direct {}\n}\n";
	}

	@Override
	public Audience audience() {
		return this.signed ? Audience.ALL : Audience.UNSIGNED;
	}

}
