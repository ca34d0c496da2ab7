/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Compiles sources with the class path of the test.
 */
final class SourceCompiler {

	private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

	/**
	 * Open for as long as the process, so that the libraries are read once.
	 */
	private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null,
			StandardCharsets.UTF_8);

	private SourceCompiler() {
	}

	/**
	 * Compile all sources in a folder.
	 * @param sources the folder
	 * @param classes where the classes go, and those are that they need
	 * @return the folder of the classes
	 * @throws AssertionError with what the compiler says, if it refuses something
	 */
	static Path compile(Path sources, Path classes) throws IOException {
		Files.createDirectories(classes);
		List<Path> files;
		try (Stream<Path> walk = Files.walk(sources)) {
			files = walk.filter((file) -> file.toString().endsWith(".java")).toList();
		}
		StringWriter messages = new StringWriter();
		boolean compiled = COMPILER
			.getTask(messages, FILES, null,
					List.of("-parameters", "-d", classes.toString(), "-classpath",
							classes + File.pathSeparator + System.getProperty("java.class.path"), "-processor",
							"dev.tfprovider.internal.mapping.javadoc.DescriptionProcessor"),
					null, FILES.getJavaFileObjectsFromPaths(files))
			.call();
		assertThat(compiled).as(messages::toString).isTrue();
		return classes;
	}

}
