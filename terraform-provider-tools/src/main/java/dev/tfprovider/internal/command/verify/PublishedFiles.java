/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
import org.jspecify.annotations.Nullable;

/**
 * Reads what a server publishes, and collects what CLIs would refuse of it.
 *
 * @param client speaks to the server
 * @param name name of the package
 * @param folder where archives are kept
 * @param problems what CLIs would refuse, with their reasons
 */
record PublishedFiles(RegistryClient client, PackageName name, Path folder, List<String> problems) {

	PublishedFiles with(RegistryClient other) {
		return new PublishedFiles(other, this.name, this.folder, this.problems);
	}

	/**
	 * Return what reads without credentials, as CLIs read archives and checksums.
	 */
	PublishedFiles anonymous() {
		return with(this.client.anonymous());
	}

	/**
	 * Add a problem, if there is one.
	 */
	void refuse(boolean refused, String format, @Nullable Object... met) {
		if (refused) {
			this.problems.add(String.format(Locale.ROOT, format, met));
		}
	}

	/**
	 * Add a problem because of which there is nothing to return.
	 */
	<T> Optional<T> refused(String format, @Nullable Object... met) {
		refuse(true, format, met);
		return Optional.empty();
	}

	/**
	 * Add a problem, if something is not what it should be.
	 */
	void require(String what, String expected, String found) {
		refuse(!expected.equals(found), "%s is %s, and should be %s", what, found, expected);
	}

	/**
	 * Follow a link of a document.
	 * @return where it leads, empty if that is no address, which is a problem then
	 */
	Optional<URI> link(URI document, String name, String link) {
		try {
			if (!link.isEmpty()) {
				return Optional.of(document.resolve(link));
			}
		}
		catch (IllegalArgumentException ex) {
			// Below
		}
		return refused("'%s' of %s is '%s', which is no address", name, document, link);
	}

	/**
	 * Return a platform of a document.
	 * @return the platform, empty if no CLI has it, which is a problem then
	 */
	Optional<Platform> platform(Object document, String os, String arch) {
		try {
			return Optional.of(new Platform(os, arch));
		}
		catch (CommandFailedException ex) {
			return refused("%s has a platform '%s_%s', which no CLI has", document, os, arch);
		}
	}

	/**
	 * Read a document.
	 * @return the document, missing if it is not there, which is a problem then
	 */
	RegistryJson json(URI uri) {
		return found(this.client.send(RegistryRequest.get(uri)), uri).map(RegistryAnswer::json)
			.orElseGet(() -> new RegistryJson(null));
	}

	byte[] bytes(URI uri) {
		return found(this.client.send(RegistryRequest.get(uri)), uri).map(RegistryAnswer::body)
			.orElseGet(() -> new byte[0]);
	}

	private Optional<RegistryAnswer> found(RegistryAnswer answer, URI uri) {
		return answer.isMissing() ? refused("%s is not there", uri) : Optional.of(answer.success());
	}

	Optional<PublishedArchive> archive(Platform platform, URI uri) throws IOException {
		Path target = this.folder.resolve(platform + ".zip");
		if (found(this.client.download(uri, target), uri).isEmpty()) {
			return Optional.empty();
		}
		ReleaseArchive archive = ReleaseArchive.read(platform, target);
		try {
			check(platform, uri, target);
			return Optional.of(new PublishedArchive(archive, archive.contentHash()));
		}
		catch (IOException ex) {
			return refused("%s is no zip archive: %s", uri, ex.getMessage());
		}
	}

	private void check(Platform platform, URI uri, Path file) throws IOException {
		Map<String, Integer> modes = ReleaseArchive.modes(file);
		String executed = this.name.executed(modes.keySet()).orElse(null);
		refuse(executed == null, "%s has no file that a CLI would start: none begins with '%s'", uri,
				this.name.prefix());
		refuse(executed != null && !platform.isWindows() && (modes.getOrDefault(executed, 0) & 0111) == 0,
				"'%s' in %s is not executable", executed, uri);
	}

}
