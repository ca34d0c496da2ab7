/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.value.TerraformValue;

/**
 * Holds the attribute paths because of which a provider requires a replacement.
 *
 * @param effective those whose value really changes
 * @param missing those that exist neither before nor after, an error of the provider
 */
public record RequiredReplacement(List<AttributePath> effective, List<AttributePath> missing) {

	/**
	 * Judge what the provider said of an object that exists.
	 */
	public static RequiredReplacement of(SchemaBlock block, List<AttributePath> said, TerraformValue prior,
			TerraformValue planned) {
		List<AttributePath> effective = new ArrayList<>();
		List<AttributePath> missing = new ArrayList<>();
		for (AttributePath path : said) {
			Optional<TerraformValue> before = prior.at(path);
			Optional<TerraformValue> after = planned.at(path);
			if (before.isEmpty() && after.isEmpty()) {
				missing.add(path);
			}
			else if (WriteOnlyAttributes.isAt(block, path) || changes(before, after)) {
				effective.add(path);
			}
		}
		return new RequiredReplacement(List.copyOf(effective), List.copyOf(missing));
	}

	private static boolean changes(Optional<TerraformValue> before, Optional<TerraformValue> after) {
		if (before.isEmpty() || after.isEmpty()) {
			return !before.or(() -> after).map(TerraformValue::isNull).orElse(true);
		}
		return !after.get().isWhollyKnown() || !before.get().equals(after.get());
	}

}
