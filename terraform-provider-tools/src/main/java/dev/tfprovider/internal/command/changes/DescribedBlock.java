/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Map;

/**
 * A block as a schema document describes it.
 *
 * @param attributes attributes by name
 * @param blocks nested blocks by name
 * @param deprecated whether a warning is given where it is used
 * @param declared what the document tells beyond the schema
 */
record DescribedBlock(Map<String, DescribedAttribute> attributes, Map<String, DescribedNestedBlock> blocks,
		boolean deprecated, DescribedDeclaration declared) {

	static DescribedBlock of(DocumentValue node) {
		return new DescribedBlock(node.member("attributes").members(DescribedAttribute::of),
				node.member("block_types").members(DescribedNestedBlock::of), node.flag("deprecated"),
				DescribedDeclaration.of(node));
	}

}
