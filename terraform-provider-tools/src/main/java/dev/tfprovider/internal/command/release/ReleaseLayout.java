/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Represents a layout of files in which releases are distributed.
 */
public enum ReleaseLayout {

	/**
	 * An archive for each platform, checksums and manifest side by side: what is attached
	 * to a release.
	 */
	REGISTRY {
		@Override
		void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException {
			RegistryFolder.add(release, target, target.root(), signer);
		}
	},

	/**
	 * A filesystem mirror of archives.
	 */
	PACKED {
		@Override
		void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException {
			List<Path> folders = release.name().mirrorFolders(target.root());
			for (Path folder : folders) {
				target.check(release, folder);
			}
			for (Path folder : folders) {
				target.put(release, folder);
			}
		}
	},

	/**
	 * A mirror to be served by any web server over HTTPS.
	 */
	NETWORK {
		@Override
		void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException {
			NetworkMirror.add(release, target);
		}
	},

	/**
	 * A registry to be served by any web server over HTTPS.
	 */
	STATIC_REGISTRY {
		@Override
		void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException {
			StaticRegistry.add(release, target, signer);
		}
	},

	/**
	 * What OCI registries store, to be copied to one.
	 */
	OCI {
		@Override
		void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException {
			OciLayout.add(release, target);
		}
	},

	/**
	 * What boring-registry finds in its bucket.
	 */
	BORING_REGISTRY {
		@Override
		void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException {
			BoringRegistry.add(release, target, signer);
		}
	};

	abstract void add(Release release, ReleaseTarget target, Optional<ChecksumSigner> signer) throws IOException;

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
			add(release, target, signer);
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
	 * Find a layout.
	 * @param word its name on command lines
	 * @return the layout, if there is one
	 */
	public static Optional<ReleaseLayout> of(String word) {
		return Stream.of(values()).filter((layout) -> layout.word().equals(word)).findFirst();
	}

}
