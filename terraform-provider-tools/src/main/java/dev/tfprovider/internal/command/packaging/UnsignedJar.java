/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Copies a signed jar without its signature: the JVM leaves signed jars out of the
 * archives that speed up its start. The lock file's hash covers the copy.
 */
final class UnsignedJar {

	static final LocalDateTime TIME = LocalDateTime.ofInstant(FileTree.TIME, ZoneOffset.UTC);

	private static final Pattern SIGNATURE = Pattern.compile("META-INF/([^/]+\\.(SF|RSA|DSA|EC)|SIG-[^/]*)");

	private UnsignedJar() {
	}

	/**
	 * Tell whether an entry belongs to a signature.
	 */
	static boolean isSignature(String entry) {
		return SIGNATURE.matcher(entry.toUpperCase(Locale.ROOT)).matches();
	}

	/**
	 * Copy a jar.
	 * @param jar the signed jar
	 * @param out where to; not closed
	 */
	static void copy(InputStream jar, OutputStream out) throws IOException {
		ZipInputStream in = new ZipInputStream(jar);
		ZipOutputStream copy = new ZipOutputStream(out);
		for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
			if (isSignature(entry.getName())) {
				continue;
			}
			JarEntry written = new JarEntry(entry.getName());
			written.setTimeLocal(TIME);
			copy.putNextEntry(written);
			if (entry.getName().equalsIgnoreCase(JarFile.MANIFEST_NAME)) {
				withoutDigests(new Manifest(in)).write(copy);
			}
			else {
				in.transferTo(copy);
			}
			copy.closeEntry();
		}
		copy.finish();
	}

	private static Manifest withoutDigests(Manifest manifest) {
		for (Attributes section : manifest.getEntries().values()) {
			section.keySet().removeIf((key) -> key.toString().toUpperCase(Locale.ROOT).contains("-DIGEST"));
		}
		manifest.getEntries().values().removeIf(Attributes::isEmpty);
		return manifest;
	}

}
