/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.io.File;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds the command line of another JVM like this one.
 */
public final class JavaCommand {

	private JavaCommand() {
	}

	/**
	 * Return the command that runs a class with the class path of this virtual machine.
	 * What starts quickly is preferred to what runs fast later, and an application is not
	 * restarted when its classes change.
	 * @param main class with the {@code main} method
	 * @return the command, to which arguments may be added
	 */
	public static List<String> of(Class<?> main) {
		return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
				"-XX:+UseSerialGC", "-Xshare:auto", "-Dspring.devtools.restart.enabled=false", "-cp",
				classPath(Thread.currentThread().getContextClassLoader()), main.getName());
	}

	/**
	 * Return the class path, also where what runs the tests has loaders of its own.
	 */
	private static String classPath(ClassLoader loader) {
		Stream<String> own = Stream.empty();
		if (loader instanceof URLClassLoader urls) {
			own = Stream.of(urls.getURLs())
				.filter((url) -> url.getProtocol().equals("file"))
				.map((url) -> Path.of(URI.create(url.toString())).toString());
		}
		return Stream.concat(own, Stream.of(System.getProperty("java.class.path")))
			.collect(Collectors.joining(File.pathSeparator));
	}

}
