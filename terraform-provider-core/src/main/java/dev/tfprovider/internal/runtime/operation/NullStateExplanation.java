/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
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
		List<String> missing = missing(block, state).toList();
		return missing.isEmpty() ? ""
				: "The state has no value for %s, as after an import, and the model has null, zero or false there, whatever its types promise. The read method may rely on the identifiers alone. "
					.formatted(missing.stream().map((name) -> "\"" + name + "\"").collect(Collectors.joining(", ")))
						+ AuthorMistake.NOTE;
	}

	/**
	 * Return the required attributes that a state lacks.
	 */
	static Stream<String> missing(BlockSchema block, TerraformValue state) {
		return block.attributes()
			.stream()
			.filter((attribute) -> attribute.mode().isRequired())
			.filter((attribute) -> NullSafeAccess.member(state, attribute).isNull())
			.map(Attribute::name);
	}

}
