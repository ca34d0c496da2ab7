/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.tfprovider.benchmark.provider.ManyPages;
import dev.tfprovider.benchmark.provider.ManyTypes;
import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Samples;
import dev.tfprovider.benchmark.report.Units;

/**
 * Measures the documentation of a provider with 1,500 resource types: written into an
 * empty folder, and compared with what is there.
 */
public final class DocumentationSection {

	private static final List<String> HEAP = List.of("-Xmx256m", "-XX:+UseSerialGC");

	private final Path work;

	private final JavaHome java;

	private final int rounds;

	/**
	 * Create the section.
	 * @param work an empty folder
	 * @param java JDK to measure with
	 * @param rounds how many processes to start
	 */
	public DocumentationSection(Path work, JavaHome java, int rounds) {
		this.work = work;
		this.java = java;
		this.rounds = rounds;
	}

	/**
	 * Measure.
	 * @param report where the rows go
	 */
	public void run(Report report) {
		Samples written = new Samples();
		Samples compared = new Samples();
		long memory = 0;
		for (int i = 0; i < this.rounds; i++) {
			Path folder = this.work.resolve("pages-" + i).resolve("docs");
			try {
				Files.createDirectories(folder.resolveSibling("."));
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
			memory = Math.max(memory, run(folder, ManyTypes.TYPES + 1, written));
			memory = Math.max(memory, run(folder, 0, compared));
		}
		String pages = String.format(Locale.ROOT, "docs of %,d types of 50 attributes, ", ManyTypes.TYPES);
		report.add(Row.of(pages + "written, JDK " + this.java.version().feature(), written));
		report.add(Row.of(pages + "compared", compared));
		report.add(Row.of("memory of that, most, in a heap of 256 MB", Units.memory(memory)));
	}

	private long run(Path folder, int expected, Samples samples) {
		String[] figures = Tool
			.run(this.work, Map.of(), List.of(this.java.java(), HEAP.get(0), HEAP.get(1), "-cp",
					System.getProperty("java.class.path"), ManyPages.class.getName(), folder.toString()))
			.strip()
			.split("\\s+");
		int last = figures.length;
		if (Integer.parseInt(figures[last - 3]) != expected) {
			throw new IllegalStateException("%s pages instead of %s".formatted(figures[last - 3], expected));
		}
		samples.add(Long.parseLong(figures[last - 2]));
		return Long.parseLong(figures[last - 1]);
	}

}
