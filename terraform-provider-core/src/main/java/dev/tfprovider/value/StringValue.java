/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.text.Normalizer;

/**
 * Text.
 *
 * @param text the text, in normalization form C
 */
public record StringValue(String text) implements TerraformValue {

	public StringValue {
		text = Normalizer.isNormalized(text, Normalizer.Form.NFC) ? text
				: Normalizer.normalize(text, Normalizer.Form.NFC);
	}

	@Override
	public TerraformType type() {
		return TerraformType.STRING;
	}

	@Override
	public <R> R match(ValueCases<R> cases) {
		return cases.string(this);
	}

	@Override
	public String toString() {
		return '"' + this.text + '"';
	}

}
