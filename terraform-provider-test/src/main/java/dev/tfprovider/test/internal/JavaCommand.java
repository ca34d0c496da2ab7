/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.io.File;
import java.lang.reflect.Modifier;
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
	 * @param main class with the {@code main} method, or in whose Kotlin file it is
	 * @return the command, to which arguments may be added
	 */
	public static List<String> of(Class<?> main) {
		return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
				"-XX:+UseSerialGC", "-Xshare:auto", "-Dspring.devtools.restart.enabled=false", "-cp",
				classPath(Thread.currentThread().getContextClassLoader()), mainClass(main));
	}

	/**
	 * Return the class with the method, which is another where a file in Kotlin has a
	 * class and the function.
	 */
	private static String mainClass(Class<?> application) {
		String file = application.getName() + "Kt";
		boolean there = application.getClassLoader() != null
				&& application.getClassLoader().getResource(file.replace('.', '/') + ".class") != null;
		return (there && !hasMain(application)) ? file : application.getName();
	}

	private static boolean hasMain(Class<?> application) {
		try {
			return Modifier.isStatic(application.getMethod("main", String[].class).getModifiers());
		}
		catch (NoSuchMethodException ex) {
			return false;
		}
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
