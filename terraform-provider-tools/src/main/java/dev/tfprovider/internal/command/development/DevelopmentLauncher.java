/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.development;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes.Name;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

import dev.tfprovider.internal.command.line.ShellText;
import dev.tfprovider.internal.command.packaging.ClassPathLibraries;
import dev.tfprovider.internal.command.template.Template;

/**
 * Starts a provider from where its classes are now.
 *
 * @param java the Java executable
 * @param classPath absolute paths of folders and jars
 * @param mainClass class to run, unless the class path is one executable jar
 */
record DevelopmentLauncher(Path java, List<Path> classPath, String mainClass) {

	/**
	 * Return a launcher with the Java and the class path of this process.
	 */
	static DevelopmentLauncher ofProcess(String mainClass) {
		List<Path> classPath = ClassPathLibraries.ofProcess().classPath().stream().map(Path::toAbsolutePath).toList();
		return new DevelopmentLauncher(Path.of(System.getProperty("java.home"), "bin", "java"), classPath, mainClass);
	}

	/**
	 * Return a shell script, which becomes the JVM.
	 * @param comment line at its beginning
	 */
	String script(String comment) throws IOException {
		String application = (this.classPath.size() == 1 && isExecutable(this.classPath.get(0)))
				? "-jar " + ShellText.quoted(this.classPath.get(0).toString())
				: "-cp " + ShellText
					.quoted(this.classPath.stream().map(Path::toString).collect(Collectors.joining(":"))) + " "
						+ ShellText.quoted(this.mainClass);
		return Template.of(DevelopmentLauncher.class, "launcher.sh")
			.fill(Map.of("COMMENT", comment, "JAVA", ShellText.quoted(this.java.toString()), "APPLICATION",
					application));
	}

	private static boolean isExecutable(Path file) throws IOException {
		if (!Files.isRegularFile(file)) {
			return false;
		}
		try (JarFile jar = new JarFile(file.toFile())) {
			return jar.getManifest() != null && jar.getManifest().getMainAttributes().containsKey(Name.MAIN_CLASS);
		}
	}

}
