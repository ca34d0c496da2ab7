/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Compiles a type to codec nodes. Every dynamic part knows its depth, so the types sent
 * with values cannot nest without limit either.
 */
final class NodeCompiler implements TerraformType.Cases<Node> {

	/**
	 * Levels of nesting that are accepted in a type. Schemas stay below ten; what lies
	 * above this limit is an attack or a mistake, and would end in a stack overflow.
	 */
	static final int MAX_DEPTH = 100;

	private final int level;

	private NodeCompiler(int level) {
		this.level = level;
	}

	static Node compile(TerraformType type) {
		return compile(type, 1);
	}

	/**
	 * Return the node for a type that begins at a level, the outermost being 1.
	 */
	static Node compile(TerraformType type, int level) {
		requireDepth(level);
		return type.match(new NodeCompiler(level));
	}

	static void requireDepth(int level) {
		if (level > MAX_DEPTH) {
			throw new CodecException("types nested more than " + MAX_DEPTH + " levels deep are not supported");
		}
	}

	private Node inner(TerraformType type) {
		return compile(type, this.level + 1);
	}

	@Override
	public Node string() {
		return new StringNode();
	}

	@Override
	public Node number() {
		return new NumberNode();
	}

	@Override
	public Node bool() {
		return new BoolNode();
	}

	@Override
	public Node dynamic() {
		return new DynamicNode(this.level);
	}

	@Override
	public Node list(TerraformType.ListType type) {
		return new ListNode(type, inner(type.element()));
	}

	@Override
	public Node set(TerraformType.SetType type) {
		return new SetNode(type, inner(type.element()));
	}

	@Override
	public Node map(TerraformType.MapType type) {
		return new MapNode(type, inner(type.element()));
	}

	@Override
	public Node tuple(TerraformType.TupleType type) {
		return new TupleNode(type, type.elements().stream().map(this::inner).toArray(Node[]::new));
	}

	@Override
	public Node object(ObjectType type) {
		Node[] attributes = new Node[type.size()];
		for (int i = 0; i < attributes.length; i++) {
			attributes[i] = inner(type.type(i));
		}
		return new ObjectNode(type, attributes);
	}

}
