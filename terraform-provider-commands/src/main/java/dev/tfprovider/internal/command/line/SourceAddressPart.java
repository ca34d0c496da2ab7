/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.util.regex.Pattern;

import dev.tfprovider.command.CommandFailedException;

/**
 * Checks namespaces and types, which are the parts of source addresses after the host.
 */
public final class SourceAddressPart {

	private static final int LONGEST = 64;

	private static final Pattern PART = Pattern.compile("[0-9a-z](-?[0-9a-z])*");

	private SourceAddressPart() {
	}

	/**
	 * Check a part.
	 * @param part a namespace or type
	 * @return the part
	 * @throws CommandFailedException if registries do not take it
	 */
	public static String check(String part) {
		if (part.length() > LONGEST || !PART.matcher(part).matches()) {
			throw CommandFailedException
				.of("'%s' cannot be part of a source address: at most %s lower-case letters, digits and single "
					.formatted(part, LONGEST) + "hyphens between them can.");
		}
		return part;
	}

}
