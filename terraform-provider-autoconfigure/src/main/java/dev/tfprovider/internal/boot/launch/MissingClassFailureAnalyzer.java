/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.FileNotFoundException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.InvalidDeclarationException;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;

/**
 * Analyzes classes of an application that are not there while DevTools restarts it: a
 * build deletes them before it compiles, and a restart may fall in between.
 */
final class MissingClassFailureAnalyzer implements FailureAnalyzer {

	private static final Pattern CLASS_FILE = Pattern.compile("class path resource \\[([^\\]]+)\\.class\\].*");

	private static final Pattern NAME = Pattern.compile("L?([\\w$./]+);?");

	/**
	 * Return the mistake of an application without one of its classes.
	 * @param name name of the class
	 * @param role what the class is for, such as {@code runs the application}
	 */
	static InvalidDeclarationException missing(String name, String role) {
		return new InvalidDeclarationException("The class %s, which %s, is not there".formatted(name, role),
				"Look at the output of the compiler: a class that does not compile, or a build that has not ended, "
						+ "leaves none. The provider starts again when its classes change.");
	}

	@Override
	public @Nullable FailureAnalysis analyze(Throwable failure) {
		if (!RestartableLaunch.isThere()) {
			return null;
		}
		for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
			String name = nameOfMissing(cause);
			if (name != null) {
				InvalidDeclarationException mistake = missing(name, "the application needs");
				return new FailureAnalysis(mistake.problem() + ".", mistake.remedy(), cause);
			}
		}
		return null;
	}

	private static @Nullable String nameOfMissing(Throwable failure) {
		String message = failure.getMessage();
		if (message == null) {
			return null;
		}
		if (failure instanceof FileNotFoundException) {
			return name(CLASS_FILE.matcher(message));
		}
		if (failure instanceof ClassNotFoundException || failure instanceof NoClassDefFoundError) {
			return name(NAME.matcher(message));
		}
		return null;
	}

	private static @Nullable String name(Matcher matcher) {
		return matcher.matches() ? matcher.group(1).replace('/', '.') : null;
	}

}
