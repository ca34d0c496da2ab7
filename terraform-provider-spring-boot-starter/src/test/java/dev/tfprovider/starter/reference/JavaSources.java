/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;

/**
 * Sources of some folders, parsed but not compiled.
 *
 * @param units the files in the order of their paths
 * @param docs their Javadoc
 */
record JavaSources(List<CompilationUnitTree> units, DocTrees docs) {

	/**
	 * Parse what authors may use of the modules that they depend on.
	 * @param root folder of the project
	 */
	static JavaSources ofTheApi(Path root) {
		JavaSources all = of(root,
				Stream.of("core", "autoconfigure", "commands", "test")
					.map((module) -> "terraform-provider-" + module + "/src/main/java")
					.toList());
		return new JavaSources(all.units()
			.stream()
			.filter((unit) -> !unit.getSourceFile().getName().contains("/internal/") && !unit.getTypeDecls().isEmpty())
			.toList(), all.docs());
	}

	/**
	 * Parse the sources of folders.
	 * @param root folder of the project
	 * @param folders folders below it
	 */
	static JavaSources of(Path root, List<String> folders) {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
		List<Path> paths = new ArrayList<>();
		for (String folder : folders) {
			try (Stream<Path> below = Files.walk(root.resolve(folder))) {
				below.filter((path) -> path.toString().endsWith(".java")).sorted().forEach(paths::add);
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}
		JavacTask task = (JavacTask) compiler.getTask(null, files, null, List.of("-proc:none"), null,
				files.getJavaFileObjectsFromPaths(paths));
		try {
			List<CompilationUnitTree> units = new ArrayList<>();
			task.parse().forEach(units::add);
			return new JavaSources(units, DocTrees.instance(task));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	static String name(CompilationUnitTree unit) {
		String file = Path.of(unit.getSourceFile().toUri()).getFileName().toString();
		return file.substring(0, file.length() - ".java".length());
	}

}
