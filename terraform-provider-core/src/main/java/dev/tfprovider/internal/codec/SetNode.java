/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Encodes and decodes sets. Duplicates are merged when read.
 */
final class SetNode extends SequenceNode {

	SetNode(TerraformType.SetType type, Node element) {
		super(type, element, SetValue.class, "a set is required");
	}

	@Override
	TerraformValue value(TerraformType element, List<TerraformValue> elements) {
		return new SetValue(element, elements);
	}

	@Override
	AttributePath.Step step(int index) {
		return AttributePath.SetElement.ANY;
	}

}
