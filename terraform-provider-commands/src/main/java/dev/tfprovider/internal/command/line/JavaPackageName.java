/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.util.regex.Pattern;

import javax.lang.model.SourceVersion;

import dev.tfprovider.command.CommandFailedException;

/**
 * Checks names of packages for sources that a command writes.
 */
public final class JavaPackageName {

	private static final int LONGEST = 200;

	private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*");

	private JavaPackageName() {
	}

	/**
	 * Check a name.
	 * @param name name of a package
	 * @return the name
	 * @throws CommandFailedException if no package can have it, or only against the
	 * conventions
	 */
	public static String check(String name) {
		Refusal.when(name.length() > LONGEST || !NAME.matcher(name).matches() || !SourceVersion
			.isName(name), "'%s' cannot be the name of a package: "
					+ "write lower-case words that are no words of Java, separated by dots, such as com.acme.notes.",
				name);
		return name;
	}

}
