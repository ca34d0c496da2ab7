/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.util.List;

import dev.tfprovider.internal.mapping.model.AttributeNaming;

/**
 * Derives the name of a type from the class that serves it: snake case, without the
 * suffix that says what kind of class it is.
 */
public final class DefaultTypeNaming {

	private DefaultTypeNaming() {
	}

	public static String of(String className, List<String> suffixes) {
		String name = className;
		for (String suffix : suffixes) {
			if (name.endsWith(suffix) && name.length() > suffix.length()) {
				name = name.substring(0, name.length() - suffix.length());
				break;
			}
		}
		return AttributeNaming.snakeCase(name);
	}

}
