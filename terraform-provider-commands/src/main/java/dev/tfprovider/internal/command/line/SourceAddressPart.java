/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.util.Optional;
import java.util.regex.Pattern;

import dev.tfprovider.command.CommandFailedException;

/**
 * Checks namespaces and types, which are the parts of source addresses after the host.
 */
public final class SourceAddressPart {

	private static final int LONGEST = 64;

	private static final Pattern PART = Pattern.compile("[0-9a-z](-?[0-9a-z])*");

	private static final Pattern NAMESPACE = Pattern.compile("[0-9a-z]([_-]?[0-9a-z])*");

	private SourceAddressPart() {
	}

	/**
	 * Check a namespace, which may have underscores for Terraform 1.16 and newer.
	 * @param namespace a namespace
	 * @return the namespace
	 * @throws CommandFailedException if registries do not take it
	 */
	public static String checkNamespace(String namespace) {
		return (namespace.length() <= LONGEST && NAMESPACE.matcher(namespace).matches()) ? namespace : check(namespace);
	}

	/**
	 * Return which CLIs do not take a namespace.
	 * @param namespace a namespace
	 * @return a sentence, empty if all take it
	 */
	public static Optional<String> note(String namespace) {
		return namespace.contains("_")
				? Optional.of("Terraform 1.16 and newer take the underscore in the namespace '%s'; older ones and "
					.formatted(namespace) + "OpenTofu refuse the source address.")
				: Optional.empty();
	}

	/**
	 * Check a type.
	 * @param part a type
	 * @return the part
	 * @throws CommandFailedException if registries do not take it
	 */
	public static String check(String part) {
		Refusal.when(part.length() > LONGEST || !PART.matcher(part).matches(),
				"'%s' cannot be part of a source address: at most %s lower-case letters, digits and single "
						+ "hyphens between them can.",
				part, LONGEST);
		return part;
	}

}
