/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/**
 * Compiles the Kotlin of {@code src/test/kotlin}, once for each set of options: other
 * processes wait, and take what is there.
 */
final class KotlinSources {

	/**
	 * The options that a project of ours has.
	 */
	static final List<String> USUAL = List.of("-java-parameters", "-Xjsr305=strict",
			"-Xannotation-default-target=param-property");

	private static final Path SOURCES = Path.of("src", "test", "kotlin");

	private static final Pattern NEEDED = Pattern
		.compile("classes|(kotlin-stdlib|jakarta\\.validation-api|jspecify)-[0-9].*\\.jar");

	private static final ConcurrentHashMap<List<String>, ClassLoader> COMPILED = new ConcurrentHashMap<>();

	private KotlinSources() {
	}

	/**
	 * Return a class of the package {@code acme}.
	 */
	static Class<?> type(String name) {
		return type(name, USUAL);
	}

	static Class<?> type(String name, List<String> options) {
		try {
			return Class.forName("acme." + name, true, COMPILED.computeIfAbsent(options, KotlinSources::load));
		}
		catch (ClassNotFoundException ex) {
			throw new IllegalArgumentException(ex);
		}
	}

	private static ClassLoader load(List<String> options) {
		try {
			Path classes = Path.of("target", "kotlin-classes", Integer.toHexString(contents(options).hashCode()));
			Path done = Files.createDirectories(classes).resolve("done");
			try (FileChannel lock = FileChannel.open(classes.resolve("lock"), StandardOpenOption.CREATE,
					StandardOpenOption.WRITE)) {
				lock.lock();
				if (!Files.exists(done)) {
					compile(SOURCES, classes, options);
					Files.createFile(done);
				}
			}
			return new URLClassLoader(new URL[] { classes.toUri().toURL() }, KotlinSources.class.getClassLoader());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Return all that classes are made of.
	 */
	private static List<String> contents(List<String> options) throws IOException {
		List<String> contents = new ArrayList<>(options);
		contents.add(classPath());
		try (Stream<Path> files = Files.walk(SOURCES)) {
			for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
				contents.add(Files.readString(file));
			}
		}
		return contents;
	}

	static void compile(Path sources, Path classes, List<String> options) {
		List<String> arguments = new ArrayList<>(options);
		arguments.addAll(List.of("-no-stdlib", "-no-reflect", "-jvm-target", "17", "-nowarn", "-module-name", "acme",
				"-cp", classPath(), "-d", classes.toString(), sources.toString()));
		ByteArrayOutputStream messages = new ByteArrayOutputStream();
		ExitCode code = new K2JVMCompiler().exec(new PrintStream(messages, true), arguments.toArray(String[]::new));
		if (code != ExitCode.OK) {
			throw new IllegalStateException(messages.toString(StandardCharsets.UTF_8));
		}
	}

	/**
	 * Return what models need: to read the whole class path, the compiler on it too,
	 * takes seconds.
	 */
	private static String classPath() {
		return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
			.filter((entry) -> NEEDED.matcher(Path.of(entry).getFileName().toString()).matches())
			.collect(Collectors.joining(File.pathSeparator));
	}

}
