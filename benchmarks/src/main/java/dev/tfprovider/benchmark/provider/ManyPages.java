/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.provider;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.internal.command.docs.DocumentationFolder;

/**
 * Writes the documentation of a provider with 1,500 types of 50 attributes, as the
 * command {@code docs} does, and tells how long it took and how much memory the process
 * had.
 */
public final class ManyPages {

	private ManyPages() {
	}

	/**
	 * Write the documentation, or compare it if it is there.
	 * @param args the folder
	 * @throws IOException if it cannot be written
	 */
	public static void main(String[] args) throws IOException {
		long begin = System.nanoTime();
		DocumentationFolder folder = new DocumentationFolder(
				PlainProvider.service(ManyTypes.definition(ManyTypes.TYPES)).runtime(), Path.of(args[0]));
		List<String> written = folder.write();
		System.out.println(written.size() + " " + (System.nanoTime() - begin) + " " + peak());
	}

	/**
	 * Return the most memory that the process has had, in bytes; 0 where the system does
	 * not tell.
	 */
	private static long peak() throws IOException {
		Path status = Path.of("/proc/self/status");
		return Files.exists(status) ? Files.readAllLines(status)
			.stream()
			.filter((line) -> line.startsWith("VmHWM:"))
			.mapToLong((line) -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
			.findFirst()
			.orElse(0) : 0;
	}

}
