/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.template.Template;

/**
 * One version of a provider, as layouts write it, registries get it and checks read it.
 *
 * @param name name of the package
 * @param archives an archive for each platform, in the order of their names
 * @param manifest the document that tells the versions of the protocol, empty if there is
 * none
 */
public record Release(PackageName name, List<ReleaseArchive> archives, String manifest) {

	/**
	 * Create a release.
	 */
	public Release {
		Map<String, ReleaseArchive> ordered = new TreeMap<>();
		archives.forEach((archive) -> ordered.put(archive.platform().toString(), archive));
		archives = List.copyOf(ordered.values());
	}

	/**
	 * Return the manifest of a provider.
	 * @param protocols major versions of the protocol
	 * @return a document in JSON
	 */
	public static String manifest(Collection<Integer> protocols) {
		return Template.of(Release.class, "manifest.json")
			.fill(Map.of("PROTOCOLS",
					protocols.stream()
						.sorted()
						.map((major) -> "\"" + major + ".0\"")
						.collect(Collectors.joining(", "))));
	}

	/**
	 * Read the files of a version in a folder.
	 * @param folder the folder, in which other files are passed over
	 * @param name name of the package
	 * @return the release, without archives if there are none
	 * @throws IOException if they cannot be read
	 */
	public static Release in(Path folder, PackageName name) throws IOException {
		List<ReleaseArchive> archives = new ArrayList<>();
		Pattern pattern = Pattern
			.compile(Pattern.quote(name.prefix() + "_" + name.version()) + "_([a-z0-9]+)_([a-z0-9]+)\\.zip");
		for (String file : names(folder)) {
			Matcher match = pattern.matcher(file);
			if (match.matches()) {
				Platform platform = new Platform(match.group(1), match.group(2));
				archives.add(ReleaseArchive.read(platform, folder.resolve(file)));
			}
		}
		Path manifest = folder.resolve(name.manifest());
		return new Release(name, archives, Files.exists(manifest) ? Files.readString(manifest) : "");
	}

	/**
	 * Return this release with the archives and the manifest of another.
	 * @param other what takes precedence
	 */
	Release with(Release other) {
		List<ReleaseArchive> all = new ArrayList<>(this.archives);
		all.addAll(other.archives);
		return new Release(this.name, all, other.manifest.isEmpty() ? this.manifest : other.manifest);
	}

	/**
	 * Return the names of what is in a folder, none if it is not there.
	 */
	static List<String> names(Path folder) throws IOException {
		if (!Files.isDirectory(folder)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(folder)) {
			return files.map((file) -> String.valueOf(file.getFileName())).sorted().toList();
		}
	}

	/**
	 * Return the file of checksums: a line for each archive, and one for the manifest.
	 * @return what is signed
	 */
	public String checksums() {
		Map<String, String> hashes = new TreeMap<>();
		this.archives.forEach((archive) -> hashes.put(file(archive), archive.sha256()));
		if (!this.manifest.isEmpty()) {
			hashes.put(this.name.manifest(), PackageHash.ofText(this.manifest));
		}
		return hashes.entrySet()
			.stream()
			.map((entry) -> entry.getValue() + "  " + entry.getKey() + "\n")
			.collect(Collectors.joining());
	}

	/**
	 * Return the name that an archive has in registries and mirrors.
	 * @param archive one of the archives
	 * @return the name
	 */
	public String file(ReleaseArchive archive) {
		return this.name.archive(archive.platform());
	}

	/**
	 * Return the versions of the protocol.
	 * @return versions such as 6.0
	 * @throws CommandFailedException if the manifest does not tell any
	 */
	public List<String> protocols() {
		List<String> protocols = this.manifest.isEmpty() ? List.of()
				: RegistryJson.parse(this.name.manifest(), this.manifest).at("metadata", "protocol_versions").texts();
		Refusal.when(protocols.isEmpty(),
				"There is no '%s' that tells 'protocol_versions'. Copy it from where '%s' was run.",
				this.name.manifest(), "package");
		return protocols;
	}

	/**
	 * Return the platforms.
	 * @return names such as linux_amd64, separated by commas
	 */
	public String platforms() {
		return this.archives.stream().map((archive) -> archive.platform().toString()).collect(Collectors.joining(", "));
	}

	/**
	 * Refuse to publish an archive with other bytes than those that are published.
	 * @param archive the archive
	 * @param place where it is published
	 * @return the failure to throw
	 */
	public CommandFailedException conflict(ReleaseArchive archive, String place) {
		return conflict(file(archive), place);
	}

	/**
	 * Refuse to publish a file with other bytes than those that are published.
	 * @param file its name
	 * @param place where it is published
	 * @return the failure to throw
	 */
	public CommandFailedException conflict(String file, String place) {
		return Refusal.of(
				"%s is published already, with other bytes than '%s' has here: %s. Who has installed version %s "
						+ "could not install it again. Release the change as another version.",
				this.name.address(), file, place, this.name.version());
	}

}
