/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;

/**
 * Computes the {@code h1:} and {@code zh:} hashes of packages, as lock files and mirrors
 * contain them.
 */
final class PackageHash {

	private PackageHash() {
	}

	/**
	 * Return the hash of a file in hexadecimal digits.
	 */
	static String ofFile(Path file) throws IOException {
		try (InputStream in = Files.newInputStream(file)) {
			return ofStream(in);
		}
	}

	/**
	 * Return the hash of all that can be read in hexadecimal digits.
	 */
	static String ofStream(InputStream in) throws IOException {
		MessageDigest digest = sha256();
		byte[] buffer = new byte[1 << 16];
		for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
			digest.update(buffer, 0, read);
		}
		return HexFormat.of().formatHex(digest.digest());
	}

	/**
	 * Return the scheme "h1": over the names and contents of a package, however it is
	 * packed.
	 */
	static String ofContents(Map<String, Path> files) throws IOException {
		return "h1:" + Base64.getEncoder().encodeToString(listing(files));
	}

	/**
	 * Return the scheme "h1" of what is in an archive.
	 * @param hashes names and the hashes of the files they belong to, in hexadecimal
	 * digits
	 */
	static String ofHashes(SortedMap<String, String> hashes) {
		MessageDigest digest = sha256();
		hashes.forEach((name, hash) -> digest.update((hash + "  " + name + "\n").getBytes(StandardCharsets.UTF_8)));
		return "h1:" + Base64.getEncoder().encodeToString(digest.digest());
	}

	/**
	 * Return the scheme "zh": over the bytes of an archive.
	 */
	static String ofArchive(Path archive) throws IOException {
		return "zh:" + ofFile(archive);
	}

	/**
	 * Return a short name for names and contents.
	 */
	static String shortNameOf(Map<String, Path> files) throws IOException {
		return HexFormat.of().formatHex(listing(files), 0, 8);
	}

	private static byte[] listing(Map<String, Path> files) throws IOException {
		MessageDigest digest = sha256();
		for (Map.Entry<String, Path> file : files.entrySet()) {
			digest.update((ofFile(file.getValue()) + "  " + file.getKey() + "\n").getBytes(StandardCharsets.UTF_8));
		}
		return digest.digest();
	}

	private static MessageDigest sha256() {
		try {
			return MessageDigest.getInstance("SHA-256");
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
