/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import dev.tfprovider.internal.command.bom.BillOfMaterials;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.file.FilePermissions;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * The archive of a release for one platform.
 *
 * @param platform what it runs on
 * @param file where its bytes are, under any name
 * @param size number of bytes
 * @param sha256 hash of the bytes in hexadecimal digits
 */
public record ReleaseArchive(Platform platform, Path file, long size, String sha256) {

	/**
	 * Read an archive.
	 * @param platform what it runs on
	 * @param file the archive
	 * @return the archive
	 * @throws IOException if it cannot be read
	 */
	public static ReleaseArchive read(Platform platform, Path file) throws IOException {
		return new ReleaseArchive(platform, file, Files.size(file), PackageHash.ofFile(file));
	}

	/**
	 * Read the names and Unix modes of what is in an archive.
	 * @param archive the archive
	 * @return modes by name, in the order of the archive
	 * @throws IOException if it is no archive
	 */
	public static Map<String, Integer> modes(Path archive) throws IOException {
		Map<String, Integer> modes = new LinkedHashMap<>();
		try (ZipFile zip = ZipFile.builder().setPath(archive).get()) {
			zip.stream().forEach((entry) -> modes.put(entry.getName(), entry.getUnixMode()));
		}
		return modes;
	}

	/**
	 * Return the hash of the bytes as lock files have it.
	 * @return the scheme "zh"
	 */
	public String archiveHash() {
		return "zh:" + this.sha256;
	}

	/**
	 * Return the hash of the content, which does not depend on how it is packed.
	 * @return the scheme "h1"
	 * @throws IOException if it is no archive
	 */
	public String contentHash() throws IOException {
		SortedMap<String, String> hashes = new TreeMap<>();
		try (ZipFile zip = ZipFile.builder().setPath(this.file).get()) {
			for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
				try (InputStream content = zip.getInputStream(entry)) {
					hashes.put(entry.getName(), PackageHash.ofStream(content));
				}
			}
		}
		return PackageHash.ofHashes(hashes);
	}

	/**
	 * Return what the package is made of.
	 * @return the document of CycloneDX, empty if the package has none
	 * @throws IOException if it is no archive
	 */
	Optional<byte[]> billOfMaterials() throws IOException {
		try (ZipFile zip = ZipFile.builder().setPath(this.file).get()) {
			ZipArchiveEntry entry = zip.getEntry(BillOfMaterials.FILE);
			if (entry == null) {
				return Optional.empty();
			}
			try (InputStream content = zip.getInputStream(entry)) {
				return Optional.of(content.readAllBytes());
			}
		}
	}

	/**
	 * Unpack it, with the permissions to execute that it has.
	 * @param folder an empty folder
	 * @throws IOException if files cannot be read or written
	 */
	public void unpack(Path folder) throws IOException {
		try (ZipFile zip = ZipFile.builder().setPath(this.file).get()) {
			for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
				Path target = folder.resolve(entry.getName()).normalize();
				Refusal.when(!target.startsWith(folder) || target.equals(folder),
						"'%s' in %s leads out of the archive.", entry.getName(), this.file.getFileName());
				if (entry.isDirectory()) {
					Files.createDirectories(target);
					continue;
				}
				Files.createDirectories(Objects.requireNonNull(target.getParent()));
				try (InputStream content = zip.getInputStream(entry)) {
					Files.copy(content, target);
				}
				FilePermissions.set(target, ((entry.getUnixMode() & 0111) != 0) ? "rwxr-xr-x" : "rw-r--r--");
			}
		}
	}

}
