/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

/**
 * A nested block as a schema document describes it.
 *
 * @param nesting how its values are held, such as {@code list}
 * @param block what is written in it
 * @param minItems how many there must be
 * @param maxItems how many there may be, {@link Long#MAX_VALUE} for any number
 */
record DescribedNestedBlock(String nesting, DescribedBlock block, long minItems, long maxItems) {

	static DescribedNestedBlock of(DocumentValue node) {
		long max = node.number("max_items");
		return new DescribedNestedBlock(node.word("nesting_mode"), DescribedBlock.of(node.member("block")),
				node.number("min_items"), (max > 0) ? max : Long.MAX_VALUE);
	}

	String most() {
		return (this.maxItems < Long.MAX_VALUE) ? "at most " + this.maxItems : "any number";
	}

}
