/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.release.RegistryFolder;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseConflict;
import org.jspecify.annotations.Nullable;

/**
 * A place that keeps the files of a release as they are.
 */
abstract class FileTarget implements PublishTarget {

	@Override
	public final String publish(SignedRelease release) throws IOException {
		Map<String, String> there = published(release.release());
		List<ReleaseFile> files = release.files();
		for (ReleaseFile file : files) {
			requireSame(release.release(), file, there.get(file.name()));
		}
		for (ReleaseFile file : files) {
			if (!there.containsKey(file.name())) {
				upload(release.release(), file);
			}
		}
		complete(release.release());
		return place(release.release());
	}

	/**
	 * Each signature is another one. It belongs to the checksums, which are compared.
	 */
	private void requireSame(Release release, ReleaseFile file, @Nullable String hash) {
		if (hash == null || hash.equals(file.sha256())
				|| file.name().equals(RegistryFolder.signature(release.name()))) {
			return;
		}
		if (hash.isEmpty()) {
			throw CommandFailedException.of("%s has '%s' already, and does not tell its SHA-256, so that it cannot be "
				.formatted(place(release), file.name()) + "compared. Remove it there, or release another version.");
		}
		throw ReleaseConflict.of(release, file.name(), place(release));
	}

	/**
	 * Return the hashes of the files that are there, by their names.
	 */
	abstract Map<String, String> published(Release release) throws IOException;

	abstract void upload(Release release, ReleaseFile file) throws IOException;

	/**
	 * Let others see the release, if they do not yet.
	 */
	void complete(Release release) {
	}

	abstract String place(Release release);

}
