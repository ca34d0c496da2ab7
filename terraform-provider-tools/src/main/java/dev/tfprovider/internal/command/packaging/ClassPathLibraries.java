/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Copies the class path of this process into a folder of jars: the libraries of an
 * executable jar, a folder of classes as a jar, a signed jar without its signature.
 *
 * @param classPath folders and jars that are there
 */
public record ClassPathLibraries(List<Path> classPath) {

	/**
	 * Restarts applications in development, and is not in executable jars either.
	 */
	private static final String DEVELOPER_TOOLS = "spring-boot-devtools-";

	/**
	 * Return the class path of this process.
	 */
	public static ClassPathLibraries ofProcess() {
		List<Path> classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
			.filter((entry) -> !entry.isBlank())
			.map(Path::of)
			.filter(Files::exists)
			.toList();
		Refusal.when(classPath.isEmpty(),
				"The class path of this process is not known. Run the provider with java -jar or java -cp.");
		return new ClassPathLibraries(classPath);
	}

	/**
	 * Copy the jars.
	 * @param folder empty folder for them
	 * @param name name of the package, which no jar may be taken for
	 * @return file names in the order of the class path
	 */
	List<String> copyTo(Path folder, PackageName name) throws IOException {
		LibraryFolder libraries = new LibraryFolder(Files.createDirectories(folder), name);
		for (Path entry : this.classPath) {
			String file = String.valueOf(entry.getFileName());
			if (file.startsWith(DEVELOPER_TOOLS)) {
				continue;
			}
			if (Files.isDirectory(entry)) {
				libraries.addClasses(name.type() + "-application.jar", entry);
			}
			else if (ExecutableJar.isOne(entry)) {
				new ExecutableJar(entry).copyTo(libraries);
			}
			else {
				libraries.addJar(file, Files.newInputStream(entry));
			}
		}
		return libraries.names();
	}

}
