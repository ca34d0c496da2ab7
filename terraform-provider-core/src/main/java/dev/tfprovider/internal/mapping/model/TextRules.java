/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.Locale;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Normalizes text for comparison by the rules of {@code @Trimmed} and
 * {@code @CaseInsensitive}.
 *
 * @param trimmed whether white space at both ends is
 * @param caseInsensitive whether case is
 */
public record TextRules(boolean trimmed, boolean caseInsensitive) {

	public static final TextRules NONE = new TextRules(false, false);

	public static TextRules of(InferenceScope scope) {
		return new TextRules(scope.has(InheritedProperty.TRIMMED), scope.has(InheritedProperty.CASE_INSENSITIVE));
	}

	/**
	 * Return a value as it is read.
	 */
	public TerraformValue read(TerraformValue value) {
		return (this.trimmed && value instanceof StringValue string) ? TerraformValue.string(string.text().strip())
				: value;
	}

	public SemanticEquality equality(SemanticEquality read) {
		return equals(NONE) ? read : new TextEquality(this, read);
	}

	/**
	 * Return what all values have in common that mean the same as a text.
	 */
	public TerraformValue folded(TerraformValue value) {
		return (this.caseInsensitive && read(value) instanceof StringValue string)
				? TerraformValue.string(string.text().toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT)) : read(value);
	}

	/**
	 * Compares two values by the rules, and by the codec after normalization.
	 */
	private record TextEquality(TextRules rules, SemanticEquality read) implements SemanticEquality {

		@Override
		public boolean test(TerraformValue first, TerraformValue second) {
			return this.rules.folded(first).equals(this.rules.folded(second))
					|| this.read.test(this.rules.read(first), this.rules.read(second));
		}

	}

}
