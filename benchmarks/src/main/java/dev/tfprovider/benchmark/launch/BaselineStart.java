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
import java.util.Map;

import dev.tfprovider.benchmark.report.Samples;

/**
 * Starts a JVM that does nothing: a measure for the speed and load of the machine, so
 * that tables of two machines can be compared.
 */
final class BaselineStart {

	private final Path work;

	private final JavaHome java;

	private final Samples times = new Samples();

	BaselineStart(Path work, JavaHome java) {
		this.work = work;
		this.java = java;
		try {
			Files.writeString(work.resolve("Hello.java"), """
					class Hello {

						public static void main(String[] args) {
						}

					}
					""");
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		Tool.run(work, Map.of(), List.of(java.path().resolve("bin/javac").toString(), "-d",
				"hello-" + java.version().feature(), "Hello.java"));
	}

	void round() {
		long start = System.nanoTime();
		Tool.run(this.work, Map.of(), List.of(this.java.java(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
				"-XX:-UsePerfData", "-cp", "hello-" + this.java.version().feature(), "Hello"));
		this.times.add(System.nanoTime() - start);
	}

	Samples times() {
		return this.times;
	}

}
