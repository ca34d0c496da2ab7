/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

import dev.tfprovider.internal.command.bom.BillOfMaterials;

/**
 * Writes a reproducible jar entry by entry. It has entries for folders, without which
 * Spring finds no components in it.
 */
final class ApplicationJar implements AutoCloseable {

	private final JarOutputStream jar;

	private final Set<String> folders = new HashSet<>();

	ApplicationJar(OutputStream out) throws IOException {
		this.jar = new JarOutputStream(out);
	}

	/**
	 * Add a file, and the folders it is in, unless it is the build's bill of materials: a
	 * package has its own beside the jars.
	 * @param name name with slashes
	 * @param content the content, not closed
	 */
	void add(String name, InputStream content) throws IOException {
		if (name.startsWith(BillOfMaterials.RESOURCES)) {
			return;
		}
		for (int slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
			if (this.folders.add(name.substring(0, slash + 1))) {
				put(name.substring(0, slash + 1));
				this.jar.closeEntry();
			}
		}
		put(name);
		content.transferTo(this.jar);
		this.jar.closeEntry();
	}

	private void put(String name) throws IOException {
		JarEntry entry = new JarEntry(name);
		entry.setTimeLocal(UnsignedJar.TIME);
		this.jar.putNextEntry(entry);
	}

	@Override
	public void close() throws IOException {
		this.jar.close();
	}

}
