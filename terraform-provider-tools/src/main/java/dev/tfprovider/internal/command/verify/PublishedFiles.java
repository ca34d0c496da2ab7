/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.publish.RegistryAnswer;
import dev.tfprovider.internal.command.publish.RegistryClient;
import dev.tfprovider.internal.command.publish.RegistryRequest;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.release.ReleaseArchive;

/**
 * Reads what a server publishes.
 *
 * @param client speaks to the server
 * @param name name of the package
 * @param folder where archives are kept
 */
record PublishedFiles(RegistryClient client, PackageName name, Path folder) {

	PublishedFiles with(RegistryClient other) {
		return new PublishedFiles(other, this.name, this.folder);
	}

	/**
	 * Return what reads without credentials, as CLIs read archives and checksums.
	 */
	PublishedFiles anonymous() {
		return with(this.client.anonymous());
	}

	/**
	 * Follow a link of a document.
	 * @return where it leads, empty if that is no address, which is a problem then
	 */
	static Optional<URI> link(URI document, String name, String link, List<String> problems) {
		try {
			if (!link.isEmpty()) {
				return Optional.of(document.resolve(link));
			}
		}
		catch (IllegalArgumentException ex) {
			// Below
		}
		problems.add("'%s' of %s is '%s', which is no address".formatted(name, document, link));
		return Optional.empty();
	}

	/**
	 * Return a platform of a document.
	 * @return the platform, empty if no CLI has it, which is a problem then
	 */
	static Optional<Platform> platform(Object document, String os, String arch, List<String> problems) {
		try {
			return Optional.of(new Platform(os, arch));
		}
		catch (CommandFailedException ex) {
			problems.add("%s has a platform '%s_%s', which no CLI has".formatted(document, os, arch));
			return Optional.empty();
		}
	}

	/**
	 * Read a document.
	 * @return the document, missing if it is not there, which is a problem then
	 */
	RegistryJson json(URI uri, List<String> problems) {
		return found(this.client.send(RegistryRequest.get(uri)), uri, problems).map(RegistryAnswer::json)
			.orElseGet(() -> new RegistryJson(null));
	}

	byte[] bytes(URI uri, List<String> problems) {
		return found(this.client.send(RegistryRequest.get(uri)), uri, problems).map(RegistryAnswer::body)
			.orElseGet(() -> new byte[0]);
	}

	private static Optional<RegistryAnswer> found(RegistryAnswer answer, URI uri, List<String> problems) {
		if (answer.isMissing()) {
			problems.add("%s is not there".formatted(uri));
			return Optional.empty();
		}
		return Optional.of(answer.success());
	}

	Optional<PublishedArchive> archive(Platform platform, String file, URI uri, List<String> problems)
			throws IOException {
		Path target = this.folder.resolve(platform + ".zip");
		if (found(this.client.download(uri, target), uri, problems).isEmpty()) {
			return Optional.empty();
		}
		ReleaseArchive archive = ReleaseArchive.read(platform, target);
		try {
			check(platform, uri, target, problems);
			return Optional.of(new PublishedArchive(archive, file, archive.contentHash()));
		}
		catch (IOException ex) {
			problems.add("%s is no zip archive: %s".formatted(uri, ex.getMessage()));
			return Optional.empty();
		}
	}

	private void check(Platform platform, URI uri, Path file, List<String> problems) throws IOException {
		Map<String, Integer> modes = ReleaseArchive.modes(file);
		Optional<String> executed = this.name.executed(modes.keySet());
		if (executed.isEmpty()) {
			problems
				.add("%s has no file that a CLI would start: none begins with '%s'".formatted(uri, this.name.prefix()));
		}
		else if (!platform.isWindows() && (modes.getOrDefault(executed.get(), 0) & 0111) == 0) {
			problems.add("'%s' in %s is not executable".formatted(executed.get(), uri));
		}
	}

}
