/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.util.Optional;

import dev.tfprovider.internal.command.release.ReleaseArchive;

/**
 * An archive that was read from where it is published.
 *
 * @param archive the archive, in a file of this machine
 * @param name the name that it is published under
 * @param contentHash the hash "h1" of its content
 */
record PublishedArchive(ReleaseArchive archive, String name, String contentHash) {

	static Optional<String> different(String what, String expected, String found) {
		return expected.equals(found) ? Optional.empty()
				: Optional.of("%s is %s, and should be %s".formatted(what, found, expected));
	}

}
