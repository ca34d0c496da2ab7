/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.Arrays;
import java.util.function.IntFunction;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Compiles a type to codec nodes. Every dynamic part knows its depth, so the types sent
 * with values cannot nest without limit either.
 */
final class NodeCompiler {

	/**
	 * Levels of nesting that are accepted in a type. Schemas stay below ten; what lies
	 * above this limit is an attack or a mistake, and would end in a stack overflow.
	 */
	static final int MAX_DEPTH = 100;

	private NodeCompiler() {
	}

	static Node compile(TerraformType type) {
		return compile(type, 1);
	}

	/**
	 * Return the node for a type that begins at a level, the outermost being 1.
	 */
	static Node compile(TerraformType type, int level) {
		requireDepth(level);
		if (type instanceof TerraformType.ListType list) {
			return SequenceNode.list(list, compile(list.element(), level + 1));
		}
		if (type instanceof TerraformType.SetType set) {
			return SequenceNode.set(set, compile(set.element(), level + 1));
		}
		if (type instanceof TerraformType.MapType map) {
			return new MapNode(map, compile(map.element(), level + 1));
		}
		if (type instanceof TerraformType.TupleType tuple) {
			return new TupleNode(tuple, all(tuple.elements().size(), tuple.elements()::get, level + 1));
		}
		if (type instanceof ObjectType object) {
			return new ObjectNode(object, all(object.size(), object::type, level + 1));
		}
		return (type instanceof TerraformType.Primitive primitive) ? new PrimitiveNode(primitive)
				: new DynamicNode(level);
	}

	private static Node[] all(int size, IntFunction<TerraformType> types, int level) {
		Node[] nodes = new Node[size];
		Arrays.setAll(nodes, (index) -> compile(types.apply(index), level));
		return nodes;
	}

	static void requireDepth(int level) {
		if (level > MAX_DEPTH) {
			throw new CodecException("types nested more than " + MAX_DEPTH + " levels deep are not supported");
		}
	}

}
