/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.tfprovider.benchmark.provider.Instance;
import dev.tfprovider.benchmark.provider.ManyTypes;
import dev.tfprovider.benchmark.provider.PlainPetstore;
import dev.tfprovider.benchmark.provider.PlainProvider;
import dev.tfprovider.sample.petstore.PetstoreProvider;

/**
 * Collects the jars of a provider without Spring.
 */
final class CoreOnlyJars {

	private static final List<String> NEEDED = List.of("annotations-", "bc", "error_prone_", "failureaccess-", "grpc-",
			"guava-", "jackson-core-3", "jakarta.validation-", "jspecify-", "msgpack-", "netty-", "perfmark-",
			"protobuf-", "proto-google-", "sample-", "slf4j-api-", "terraform-provider-core-");

	private static final List<String> NOT_NEEDED = List.of("grpc-common-spring", "grpc-server-spring");

	private static final Pattern CLASS_PATH_ENTRY = Pattern.compile("/lib/([^:\"\\s]+\\.jar)");

	private CoreOnlyJars() {
	}

	static boolean isNeeded(Path jar) {
		String name = String.valueOf(jar.getFileName());
		return isNeeded(name);
	}

	private static boolean isNeeded(String name) {
		return NEEDED.stream().anyMatch(name::startsWith) && NOT_NEEDED.stream().noneMatch(name::startsWith);
	}

	/**
	 * Pack the classes of the provider without Spring.
	 * @return the jar
	 */
	static Path writeOwn(Path lib) throws IOException {
		Path jar = lib.resolve("plain-petstore.jar");
		try (OutputStream out = Files.newOutputStream(jar); JarOutputStream entries = new JarOutputStream(out)) {
			for (Class<?> type : List.of(PlainPetstore.class, PlainProvider.class, ManyTypes.class, Instance.class)) {
				add(entries, type);
				for (Class<?> inner : type.getDeclaredClasses()) {
					add(entries, inner);
				}
			}
		}
		return jar;
	}

	private static void add(JarOutputStream entries, Class<?> type) throws IOException {
		String path = type.getName().replace('.', '/') + ".class";
		entries.putNextEntry(new JarEntry(path));
		try (InputStream in = CoreOnlyJars.class.getClassLoader().getResourceAsStream(path)) {
			if (in != null) {
				in.transferTo(entries);
			}
		}
		entries.closeEntry();
	}

	/**
	 * Return the launcher of a package with main class and class path of its floor.
	 */
	static String launcher(String text, Class<?> main, Path own) {
		String changed = text.replace(PetstoreProvider.class.getName(), main.getName())
			.lines()
			.map((line) -> line.startsWith("classpath=") ? classPath(line, own) : line)
			.collect(Collectors.joining("\n", "", "\n"));
		if (changed.equals(text) || !changed.contains(String.valueOf(own.getFileName()))) {
			throw new IllegalStateException("The launcher is not as this benchmark knows it");
		}
		return changed;
	}

	private static String classPath(String line, Path own) {
		String kept = Arrays.stream(line.substring("classpath=".length()).split(":"))
			.filter((entry) -> CLASS_PATH_ENTRY.matcher(entry).results().anyMatch((jar) -> isNeeded(jar.group(1))))
			.collect(Collectors.joining(":"));
		return "classpath=" + kept + ":\"$here\"/lib/" + own.getFileName();
	}

}
