/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Explains a null that author code met in a state with gaps, where its model promises
 * that there is none.
 */
final class NullStateExplanation {

	private NullStateExplanation() {
	}

	/**
	 * Return sentences about the required attributes that a state lacks, as after an
	 * import; empty if it lacks none.
	 */
	static String explain(BlockSchema block, TerraformValue state) {
		List<String> missing = (state instanceof ObjectValue object) ? missing(block, object) : List.of();
		return missing.isEmpty() ? ""
				: "The state has no value for %s, as after an import, and the model has null, zero or false there, whatever its types promise. The read method may rely on the identifiers alone. "
					.formatted(missing.stream().map((name) -> "\"" + name + "\"").collect(Collectors.joining(", ")))
						+ AuthorMistake.NOTE;
	}

	private static List<String> missing(BlockSchema block, ObjectValue state) {
		return block.attributes()
			.stream()
			.filter((attribute) -> attribute.mode() == Attribute.Mode.REQUIRED)
			.map(Attribute::name)
			.filter((name) -> state.get(name).isNull())
			.toList();
	}

}
