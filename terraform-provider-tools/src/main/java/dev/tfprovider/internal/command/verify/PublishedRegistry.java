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
	public List<PublishedArchive> read(List<String> problems) throws IOException {
		List<PublishedArchive> archives = new ArrayList<>();
		URI versions = this.providers.resolve("%s/%s/versions".formatted(this.name.namespace(), this.name.type()));
		Optional<RegistryJson> version = this.files.json(versions, problems)
			.at("versions")
			.elements()
			.stream()
			.filter((each) -> each.text("version").equals(this.name.version()))
			.findFirst();
		if (version.isEmpty()) {
			problems.add("%s has no version %s".formatted(versions, this.name.version()));
			return archives;
		}
		if (version.get().at("protocols").texts().stream().noneMatch((each) -> each.matches("[56]\\.\\d+"))) {
			problems.add("%s has no 'protocols' of version %s that CLIs speak, such as 6.0".formatted(versions,
					this.name.version()));
		}
		for (RegistryJson each : version.get().at("platforms").elements()) {
			Optional<Platform> platform = PublishedFiles.platform(versions, each.text("os"), each.text("arch"),
					problems);
			if (platform.isPresent()) {
				download(platform.get(), problems).ifPresent(archives::add);
			}
		}
		return archives;
	}

	private Optional<PublishedArchive> download(Platform platform, List<String> problems) throws IOException {
		URI place = this.providers.resolve("%s/%s/%s/download/%s/%s".formatted(this.name.namespace(), this.name.type(),
				this.name.version(), platform.os(), platform.arch()));
		RegistryJson document = this.files.json(place, problems);
		if (document.value() == null) {
			return Optional.empty();
		}
		String file = document.text("filename");
		PublishedArchive.different("'filename' of " + place, this.name.archive(platform), file)
			.ifPresent(problems::add);
		Optional<URI> download = PublishedFiles.link(place, "download_url", document.text("download_url"), problems);
		if (download.isEmpty()) {
			return Optional.empty();
		}
		Optional<PublishedArchive> archive = this.files.anonymous().archive(platform, file, download.get(), problems);
		if (archive.isEmpty()) {
			return archive;
		}
		String hash = archive.get().archive().sha256();
		PublishedArchive.different("'shasum' of " + place, hash, document.text("shasum")).ifPresent(problems::add);
		RegistryJson listed = document.at("packages");
		if (listed.value() != null) {
			List<String> hashes = listed.at(platform.toString(), "hashes").texts();
			if (!hashes.contains("zh:" + hash)) {
				problems.add("'packages' of %s has no 'zh:%s', the hash of the archive".formatted(place, hash));
			}
			if (hashes.stream()
				.anyMatch((each) -> each.startsWith("h1:") && !each.equals(archive.get().contentHash()))) {
				problems.add("'packages' of %s has an 'h1:' that is not %s, the hash of the content".formatted(place,
						archive.get().contentHash()));
			}
		}
		signature(place, document, file, hash, problems);
		return archive;
	}

	private void signature(URI place, RegistryJson document, String file, String hash, List<String> problems) {
		byte[] checksums = linked(place, "shasums_url", document, problems);
		if (!new String(checksums, StandardCharsets.UTF_8).contains(hash + "  " + file + "\n")) {
			problems.add("'shasums_url' of %s leads to no line '%s  %s'".formatted(place, hash, file));
		}
		List<RegistryJson> keys = document.at("signing_keys", "gpg_public_keys").elements();
		if (keys.isEmpty()) {
			this.signed = false;
			return;
		}
		byte[] signature = linked(place, "shasums_signature_url", document, problems);
		List<String> refused = new ArrayList<>();
		for (RegistryJson key : keys) {
			Optional<String> problem = PublicKeys.problem(checksums, signature,
					new SigningKey(key.text("key_id"), key.text("ascii_armor")));
			if (problem.isEmpty()) {
				return;
			}
			refused.add(problem.get());
		}
		problems.add("%s: %s".formatted(place, String.join("; ", refused)));
	}

	private byte[] linked(URI place, String name, RegistryJson document, List<String> problems) {
		return PublishedFiles.link(place, name, document.text(name), problems)
			.map((link) -> this.files.anonymous().bytes(link, problems))
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
