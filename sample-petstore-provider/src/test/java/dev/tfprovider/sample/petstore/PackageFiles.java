/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * All there is to know of the files of a package.
 *
 * @param files mode, time and hash by name
 */
record PackageFiles(Map<String, String> files) {

	static PackageFiles of(Path root) throws IOException {
		Map<String, String> files = new TreeMap<>();
		try (Stream<Path> paths = Files.walk(root)) {
			for (Path file : paths.filter(Files::isRegularFile).toList()) {
				files.put(root.relativize(file).toString(),
						PosixFilePermissions.toString(Files.getPosixFilePermissions(file)) + " "
								+ Files.getLastModifiedTime(file) + " " + hash(file));
			}
		}
		return new PackageFiles(files);
	}

	private static String hash(Path file) throws IOException {
		try {
			return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
