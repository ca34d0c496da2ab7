/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.internal.plugin.NativeImage;

/**
 * Finds the configuration files in an application. An executable has known them since it
 * was built, because looking for one that is not there asks every module of the JDK.
 */
final class ConfigFiles {

	/**
	 * Folders and extensions in the order of Spring Boot, what goes before others last.
	 */
	private static final List<String> FOLDERS = List.of("", "config/");

	private static final List<String> EXTENSIONS = List.of("yaml", "yml", "xml", "properties");

	private static final List<String> LOGBACK = List.of("logback-test.groovy", "logback-test.xml", "logback.groovy",
			"logback.xml");

	/**
	 * Files of properties in this executable, for {@code spring.config.location}.
	 */
	static final List<String> OF_EXECUTABLE = NativeImage.EXECUTABLE ? properties(ConfigFiles.class.getClassLoader())
			: List.of();

	/**
	 * Files of Logback in this executable.
	 */
	static final List<String> LOGBACK_OF_EXECUTABLE = NativeImage.EXECUTABLE
			? logback(ConfigFiles.class.getClassLoader()) : List.of();

	private ConfigFiles() {
	}

	/**
	 * Return the locations of all files of properties that are there.
	 * @return the locations, those that go before others last
	 */
	static List<String> properties(ClassLoader loader) {
		return FOLDERS.stream()
			.flatMap((folder) -> EXTENSIONS.stream().map((extension) -> folder + "application." + extension))
			.filter((file) -> loader.getResource(file) != null)
			.map((file) -> "optional:classpath:/" + file)
			.toList();
	}

	/**
	 * Return the standard names of all files of Logback that are there, in their own form
	 * or that of Spring.
	 */
	static List<String> logback(ClassLoader loader) {
		return LOGBACK.stream()
			.filter((file) -> Stream.of(file, file.replace(".", "-spring."))
				.anyMatch((each) -> loader.getResource(each) != null))
			.toList();
	}

}
