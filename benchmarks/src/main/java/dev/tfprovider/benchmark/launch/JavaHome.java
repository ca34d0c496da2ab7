/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A JDK installed on this machine.
 *
 * @param path its folder
 * @param version its version
 * @param vendor who made it
 */
public record JavaHome(Path path, Runtime.Version version, String vendor) {

	/**
	 * First version whose recordings of a start can be part of a package.
	 */
	private static final int MOVABLE_RECORDINGS = 25;

	/**
	 * Find the JDKs of this machine: the one that runs this code, its neighbours, and
	 * those the environment names in {@code JAVA_HOME} or {@code BENCHMARK_JAVA_HOME}.
	 * @return JDKs with all of their tools, the latest version last
	 */
	public static List<JavaHome> all() {
		Path own = Path.of(System.getProperty("java.home"));
		Stream<Path> named = Stream.of("BENCHMARK_JAVA_HOME", "JAVA_HOME")
			.map(System.getenv()::get)
			.filter((home) -> home != null && !home.isEmpty())
			.map(Path::of);
		try (Stream<Path> neighbours = Files.list(own.toAbsolutePath().resolveSibling(""))) {
			return Stream.of(named, Stream.of(own), neighbours)
				.flatMap((homes) -> homes)
				.filter((home) -> Files.isExecutable(home.resolve("bin/jlink"))
						&& Files.exists(home.resolve("release")))
				.map(JavaHome::real)
				.distinct()
				.map(JavaHome::of)
				.filter((home) -> home.version().feature() >= 17)
				.sorted(Comparator.comparing(JavaHome::version))
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static Path real(Path home) {
		try {
			return home.toRealPath();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static JavaHome of(Path home) {
		Properties release = new Properties();
		try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
			release.load(reader);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return new JavaHome(home, Runtime.Version.parse(release.getProperty("JAVA_VERSION", "0").replace("\"", "")),
				release.getProperty("IMPLEMENTOR", "").replace("\"", ""));
	}

	/**
	 * Return its launcher.
	 * @return path of the executable
	 */
	public String java() {
		return this.path.resolve("bin/java").toString();
	}

	boolean hasMovableRecordings() {
		return this.version.feature() >= MOVABLE_RECORDINGS;
	}

	@Override
	public String toString() {
		return this.vendor + " " + this.version;
	}

}
