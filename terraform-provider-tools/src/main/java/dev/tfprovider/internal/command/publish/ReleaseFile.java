/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseArchive;
import org.jspecify.annotations.Nullable;

/**
 * A file of a release that is sent.
 *
 * @param name its name
 * @param sha256 hash of its bytes in hexadecimal digits
 * @param content its bytes, if they are not in a file
 * @param file the file with its bytes, if there is one
 */
record ReleaseFile(String name, String sha256, byte @Nullable [] content, @Nullable Path file) {

	static ReleaseFile of(Release release, ReleaseArchive archive) {
		return new ReleaseFile(release.file(archive), archive.sha256(), null, archive.file());
	}

	static ReleaseFile of(String name, byte[] content) {
		return new ReleaseFile(name, PackageHash.ofBytes(content), content, null);
	}

	static ReleaseFile of(String name, String content) {
		return of(name, content.getBytes(StandardCharsets.UTF_8));
	}

}
