/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

import org.springframework.util.ClassUtils;

/**
 * Finds out whether the main class of the process is in a folder with class files, as
 * builds and IDEs run it, and not in a jar.
 */
final class ClassesFolder {

	private static final String LOADER = "org.springframework.boot.loader.";

	private ClassesFolder() {
	}

	/**
	 * Look at the main class of this thread, which must be the first.
	 */
	static boolean hasMainClass() {
		StackTraceElement[] stack = Thread.currentThread().getStackTrace();
		String main = stack[stack.length - 1].getClassName();
		if (main.startsWith(LOADER)) {
			return false;
		}
		try {
			CodeSource source = Class.forName(main, false, ClassUtils.getDefaultClassLoader())
				.getProtectionDomain()
				.getCodeSource();
			return source != null && source.getLocation() != null
					&& Files.isDirectory(Path.of(source.getLocation().toURI()));
		}
		catch (Exception | LinkageError ex) {
			// no file: then no folder
			return false;
		}
	}

}
