/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

/**
 * A type as a schema document describes it.
 *
 * @param version version of the schema
 * @param block what is written in it
 */
record DescribedType(long version, DescribedBlock block) {

	static DescribedType of(DocumentValue node) {
		return new DescribedType(node.number("version"), DescribedBlock.of(node.member("block")));
	}

}
