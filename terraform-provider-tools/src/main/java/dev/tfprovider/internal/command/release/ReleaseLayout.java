/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Represents a layout of files in which releases are distributed.
 */
public enum ReleaseLayout {

	/**
	 * An archive for each platform, checksums and manifest side by side: what is attached
	 * to a release.
	 */
	REGISTRY((release, target, signer) -> RegistryFolder.add(release, target, target.root(), signer)),

	/**
	 * A filesystem mirror of archives.
	 */
	PACKED((release, target, signer) -> target.mirror(release)),

	/**
	 * A mirror to be served by any web server over HTTPS.
	 */
	NETWORK((release, target, signer) -> NetworkMirror.add(release, target)),

	/**
	 * A registry to be served by any web server over HTTPS.
	 */
	STATIC_REGISTRY(StaticRegistry::add),

	/**
	 * What OCI registries store, to be copied to one.
	 */
	OCI((release, target, signer) -> OciLayout.add(release, target)),

	/**
	 * What boring-registry finds in its bucket.
	 */
	BORING_REGISTRY(BoringRegistry::add);

	private final Writer writer;

	ReleaseLayout(Writer writer) {
		this.writer = writer;
	}

	/**
	 * Add a release to what is there of others, and of other platforms. Who reads
	 * meanwhile finds what was there before, or what is there afterwards.
	 * @param release the release
	 * @param root a folder, created if need be
	 * @param replacing whether archives with other bytes are replaced, not refused
	 * @param signer signs the checksums, if anybody does
	 * @throws dev.tfprovider.command.CommandFailedException if other bytes are there
	 * @throws IOException if files cannot be read or written
	 */
	public void add(Release release, Path root, boolean replacing, Optional<ChecksumSigner> signer) throws IOException {
		try (ReleaseTarget target = ReleaseTarget.open(root, replacing)) {
			this.writer.add(release, target, signer);
		}
	}

	/**
	 * Tell whether the layout has a place for a signature.
	 * @return whether it has
	 */
	public boolean isSigned() {
		return this == REGISTRY || this == STATIC_REGISTRY || this == BORING_REGISTRY;
	}

	/**
	 * Return the name of the layout on command lines.
	 * @return lower-case words with hyphens
	 */
	public String word() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/**
	 * Adds a release to a folder in one of the layouts.
	 */
	@FunctionalInterface
	private interface Writer {

		void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException;

	}

}
