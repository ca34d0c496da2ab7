/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Encodes and decodes lists.
 */
final class ListNode extends SequenceNode {

	ListNode(TerraformType.ListType type, Node element) {
		super(type, element, ListValue.class, "a list is required");
	}

	@Override
	TerraformValue value(TerraformType element, List<TerraformValue> elements) {
		return new ListValue(element, elements);
	}

	@Override
	AttributePath.Step step(int index) {
		return new AttributePath.ElementIndex(index);
	}

}
