/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
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
public final class PackageHash {

	private PackageHash() {
	}

	/**
	 * Return the hash of a file in hexadecimal digits.
	 * @param file the file
	 * @return 64 digits
	 * @throws IOException if it cannot be read
	 */
	public static String ofFile(Path file) throws IOException {
		try (InputStream in = Files.newInputStream(file)) {
			return ofStream(in);
		}
	}

	/**
	 * Return the hash of all that can be read in hexadecimal digits.
	 * @param in what is read, not closed
	 * @return 64 digits
	 * @throws IOException if it cannot be read
	 */
	public static String ofStream(InputStream in) throws IOException {
		MessageDigest digest = sha256();
		new DigestInputStream(in, digest).transferTo(OutputStream.nullOutputStream());
		return HexFormat.of().formatHex(digest.digest());
	}

	/**
	 * Return the hash of a text in hexadecimal digits.
	 * @param text the text, hashed in UTF-8
	 * @return 64 digits
	 */
	public static String ofText(String text) {
		return ofBytes(text.getBytes(StandardCharsets.UTF_8));
	}

	/**
	 * Return the hash of some bytes in hexadecimal digits.
	 * @param bytes the bytes
	 * @return 64 digits
	 */
	public static String ofBytes(byte[] bytes) {
		return HexFormat.of().formatHex(sha256().digest(bytes));
	}

	/**
	 * Return the scheme "h1": over the names and contents of a package, however it is
	 * packed.
	 * @param files names and files, in the order of the names
	 * @return the hash
	 * @throws IOException if one cannot be read
	 */
	public static String ofContents(Map<String, Path> files) throws IOException {
		return "h1:" + Base64.getEncoder().encodeToString(listing(files));
	}

	/**
	 * Return the scheme "h1" of what is in an archive.
	 * @param hashes names and the hashes of the files they belong to, in hexadecimal
	 * digits
	 * @return the hash
	 */
	public static String ofHashes(SortedMap<String, String> hashes) {
		MessageDigest digest = sha256();
		hashes.forEach((name, hash) -> digest.update((hash + "  " + name + "\n").getBytes(StandardCharsets.UTF_8)));
		return "h1:" + Base64.getEncoder().encodeToString(digest.digest());
	}

	/**
	 * Return a short name for names and contents.
	 * @param files names and files, in the order of the names
	 * @return 16 digits
	 * @throws IOException if one cannot be read
	 */
	public static String shortNameOf(Map<String, Path> files) throws IOException {
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
