/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Builds the packages of the sample provider that are measured, with its own commands,
 * below one folder.
 */
public final class SamplePackages {

	private final Path jar;

	private final Path work;

	/**
	 * Create packages, none made yet.
	 * @param jar executable jar of the sample
	 * @param work a folder to make them in
	 */
	public SamplePackages(Path jar, Path work) {
		this.jar = jar;
		this.work = work;
	}

	/**
	 * Make a package without Java.
	 */
	Path thin(JavaHome java) {
		return make("thin", java, "--thin", "folder");
	}

	/**
	 * Make a package with a Java runtime.
	 */
	Path withRuntime(JavaHome java) {
		return make("runtime", java, "--runtime", "folder");
	}

	/**
	 * Make mirrors for the CLI to install from, of which the last has a Java runtime, if
	 * its recordings can be moved with it.
	 * @param java the JDK to use
	 * @return folders of the mirrors, by what their package is called
	 */
	public Map<String, Path> mirrors(JavaHome java) {
		Map<String, Path> mirrors = new LinkedHashMap<>();
		mirrors.put("thin package", make("mirror-thin", java, "--thin", "unpacked"));
		mirrors.put("package with runtime", make("mirror", java, "--runtime", "unpacked"));
		return mirrors;
	}

	/**
	 * Make a mirror with an executable.
	 * @param java the JDK to use
	 * @param executable what {@code native-image} has made of the sample
	 * @return folder of the mirror
	 */
	public Path mirror(JavaHome java, Path executable) {
		Path out = this.work.resolve("mirror-native");
		if (!Files.exists(out)) {
			command(java, Map.of(), "package", "--native", executable.toString(), "--layout", "unpacked", "--version",
					"0.1.0", "--out", out.toString());
		}
		return out;
	}

	/**
	 * Make a mirror with another executable in the place of that one.
	 * @param mirror mirror of the executable
	 * @param executable what is compared with it
	 * @return folder of the mirror
	 */
	public Path mirror(Path mirror, Path executable) {
		Path out = this.work.resolve("mirror-peer");
		try (Stream<Path> files = Files.walk(mirror)) {
			for (Path file : files
				.filter((each) -> String.valueOf(each.getFileName()).startsWith("terraform-provider-"))
				.filter(Files::isRegularFile)
				.toList()) {
				Path copy = out.resolve(mirror.relativize(file));
				Files.createDirectories(copy.getParent());
				Files.copy(executable, copy, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
			}
			return out;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private Path make(String name, JavaHome java, String flavour, String layout) {
		Path out = this.work.resolve(name + "-" + java.version().feature());
		if (!Files.exists(out)) {
			command(java, Map.of(), "package", flavour, "--layout", layout, "--version", "0.1.0", "--out",
					out.toString());
		}
		return out;
	}

	private void command(JavaHome java, Map<String, String> environment, String... arguments) {
		List<String> command = new ArrayList<>(
				List.of(java.java(), "-XX:TieredStopAtLevel=1", "-jar", this.jar.toString()));
		command.addAll(List.of(arguments));
		Tool.run(this.work, environment, command);
	}

	LaunchVariant fatJar(JavaHome java) {
		return new LaunchVariant("executable jar", List.of(java.java(), "-jar", this.jar.toString()), Map.of());
	}

	/**
	 * Return a package as it is, with an empty cache, into which its first launch may
	 * unpack a recording.
	 */
	LaunchVariant unprepared(String name, Path folder, JavaHome java) {
		return flavour(name, folder, java, this.work.resolve("no-cache"));
	}

	/**
	 * Return a package after its start has been recorded for this machine.
	 */
	LaunchVariant prepared(String name, Path folder, JavaHome java) {
		Path cache = this.work.resolve("cache-" + folder.getFileName());
		LaunchVariant flavour = flavour(name, folder, java, cache);
		command(java, flavour.environment(), "prepare", "--version", "0.1.0", "--package", folder.toString());
		return flavour;
	}

	/**
	 * Return a package whose context is put together when it starts, as if the build had
	 * not processed it, and prepared like that.
	 */
	LaunchVariant unprocessed(String name, Path folder, JavaHome java) {
		Path cache = this.work.resolve("cache-unprocessed-" + folder.getFileName());
		LaunchVariant flavour = flavour(name, folder, java, cache).with("PETSTORE_JAVA_OPTS",
				"-Dspring.aot.enabled=false");
		command(java, flavour.environment(), "prepare", "--version", "0.1.0", "--package", folder.toString());
		return flavour;
	}

	/**
	 * Return the processes that launches of the package to install leave behind.
	 * @param java the JDK to use
	 * @return processes, none yet
	 */
	public ResidentProcesses residentProcesses(JavaHome java) {
		return new ResidentProcesses(this.work.resolve("run"), Path.of(shipped(java).command().get(0)));
	}

	private static LaunchVariant flavour(String name, Path folder, JavaHome java, Path cache) {
		return new LaunchVariant(name, List.of(launcher(folder).toString()),
				Map.of("PETSTORE_JAVA_HOME", java.path().toString(), "XDG_CACHE_HOME", cache.toString()));
	}

	/**
	 * Return the package to install: with a runtime if its recorded start can be part of
	 * it.
	 */
	LaunchVariant shipped(JavaHome java) {
		return java.hasMovableRecordings() ? unprepared("package with runtime", withRuntime(java), java)
				: prepared("package, prepared", thin(java), java);
	}

	/**
	 * Make the same package without Spring: same launcher and options, another main
	 * class, and only those jars it needs.
	 */
	Path plain(Path folder, Class<?> main) {
		Path floor = folder.resolveSibling(main.getSimpleName() + "-" + folder.getFileName());
		try {
			Files.createDirectories(floor.resolve("lib"));
			try (Stream<Path> jars = Files.list(folder.resolve("lib"))) {
				for (Path jar : jars.filter(CoreOnlyJars::isNeeded).toList()) {
					Files.copy(jar, floor.resolve("lib").resolve(jar.getFileName()));
				}
			}
			Path own = CoreOnlyJars.writeOwn(floor.resolve("lib"));
			Path launcher = floor.resolve(launcher(folder).getFileName());
			Files.writeString(launcher, CoreOnlyJars.launcher(Files.readString(launcher(folder)), main, own));
			launcher.toFile().setExecutable(true);
			return floor;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static Path launcher(Path folder) {
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter(Files::isRegularFile)
				.filter((file) -> String.valueOf(file.getFileName()).startsWith("terraform-provider-"))
				.findFirst()
				.orElseThrow();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
