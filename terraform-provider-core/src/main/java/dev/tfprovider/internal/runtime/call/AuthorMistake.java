/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.diagnostic.Diagnostic;

/**
 * Creates diagnostics about a mistake of the provider's author, which tell practitioners
 * that it is not theirs.
 */
public final class AuthorMistake {

	/**
	 * One sentence to end a detail with.
	 */
	public static final String NOTE = "This is a mistake in the provider, not in the configuration; please report it to "
			+ "its developers.";

	/**
	 * The summary of the error of a method that returned null.
	 */
	public static final String NOTHING_RETURNED = "Provider returned nothing";

	private AuthorMistake() {
	}

	/**
	 * Return a sentence about identifiers that an object lacks.
	 * @param names names of attributes
	 */
	public static String unset(List<String> names) {
		return names.stream().map((name) -> '"' + name + '"').collect(Collectors.joining(", ")) + " "
				+ ((names.size() == 1) ? "is" : "are") + " null.";
	}

	/**
	 * Return the error of a method that returned null.
	 * @param method name of the method
	 * @param typeName full name of the type it is for
	 * @param expected what it should have returned
	 */
	public static Diagnostic returnedNull(String method, String typeName, String expected) {
		return Diagnostic.error(NOTHING_RETURNED,
				"The " + method + " method of " + typeName + " returned null instead of " + expected + " " + NOTE);
	}

}
