/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;

/**
 * Finds the unknown parts of a value.
 */
public final class Unknowns {

	private Unknowns() {
	}

	/**
	 * Return a value with plain unknown parts in place of refined ones.
	 */
	static TerraformValue unrefined(TerraformValue value) {
		return value.transform((part) -> part.isUnknown() ? TerraformValue.unknown(part.type()) : part);
	}

	/**
	 * Return whether two values are the same, whatever is known of their unknown parts.
	 */
	public static boolean same(TerraformValue left, TerraformValue right) {
		return unrefined(left).equals(unrefined(right));
	}

	/**
	 * Return a value with null in place of what is unknown.
	 */
	public static TerraformValue asNull(TerraformValue value) {
		return value.transform((part) -> part.isUnknown() ? TerraformValue.ofNull(part.type()) : part);
	}

	/**
	 * Return where a value is unknown.
	 */
	public static List<AttributePath> paths(TerraformValue value) {
		List<AttributePath> paths = new ArrayList<>();
		ValueRewrite.rebuild(value, (path, part) -> {
			if (part.isUnknown()) {
				paths.add(path);
			}
			return part;
		});
		return paths;
	}

}
