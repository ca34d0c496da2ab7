/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.internal.codec.JsonTree;
import org.jspecify.annotations.Nullable;

/**
 * Something that an OCI registry stores under the hash of its bytes.
 *
 * @param mediaType its media type
 * @param digest its hash, with "sha256:"
 * @param size number of bytes
 * @param content its bytes, if they are not in a file
 * @param file the file with its bytes, if there is one
 */
public record OciBlob(String mediaType, String digest, long size, byte @Nullable [] content, @Nullable Path file) {

	static OciBlob of(String mediaType, byte[] content) {
		return new OciBlob(mediaType, "sha256:" + PackageHash.ofBytes(content), content.length, content, null);
	}

	static OciBlob of(String mediaType, Object json) {
		return of(mediaType, JsonTree.indented(json).getBytes(StandardCharsets.UTF_8));
	}

	static OciBlob of(String mediaType, ReleaseArchive archive) {
		return new OciBlob(mediaType, "sha256:" + archive.sha256(), archive.size(), null, archive.file());
	}

	/**
	 * Tell whether it refers to other blobs, and is uploaded as manifest after them.
	 * @return whether it is a manifest or an index
	 */
	public boolean isManifest() {
		return this.mediaType.startsWith("application/vnd.oci.image.");
	}

	/**
	 * Return what refers to it.
	 */
	Map<String, Object> descriptor() {
		return RegistryJson.object("mediaType", this.mediaType, "digest", this.digest, "size", this.size);
	}

}
