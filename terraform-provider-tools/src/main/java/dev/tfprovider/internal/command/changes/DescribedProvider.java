/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.HashMap;
import java.util.Map;

/**
 * A provider as a schema document describes it.
 *
 * @param types types by kind and name, the provider's own configuration among them under
 * the empty name
 * @param functions functions by name
 * @param identities identities by the name of the resource type
 * @param declares whether the document tells more than the schema
 */
record DescribedProvider(Map<SchemaKind, Map<String, DescribedType>> types, Map<String, DescribedFunction> functions,
		Map<String, DescribedIdentity> identities, boolean declares) {

	static DescribedProvider of(DocumentValue node) {
		Map<SchemaKind, Map<String, DescribedType>> types = new HashMap<>();
		types.put(SchemaKind.PROVIDER, Map.of("", DescribedType.of(node.member("provider"))));
		SchemaKind.ofBlocks().forEach((kind) -> types.put(kind, node.member(kind.member()).members(DescribedType::of)));
		return new DescribedProvider(types, node.member("functions").members(DescribedFunction::of),
				node.member("resource_identity_schemas").members(DescribedIdentity::of), declares(node));
	}

	/**
	 * What a later version tells may mean something else.
	 */
	private static boolean declares(DocumentValue node) {
		return node.number("declared") == 1;
	}

	Map<String, DescribedType> types(SchemaKind kind) {
		return this.types.getOrDefault(kind, Map.of());
	}

}
