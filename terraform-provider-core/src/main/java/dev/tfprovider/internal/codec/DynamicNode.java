/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.Arrays;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Encodes and decodes dynamic values, which are sent together with their type. The type
 * met last is remembered, because the elements of a collection all have the same one.
 */
final class DynamicNode extends Node {

	private static final int LONGEST_TYPE_REMEMBERED = 16_384;

	private final int level;

	private volatile @Nullable CarriedType lastRead;

	private volatile @Nullable CarriedType lastWritten;

	DynamicNode(int level) {
		super(TerraformType.DYNAMIC);
		this.level = level;
	}

	@Override
	TerraformValue readKnown(ValueInput in) {
		return in.dynamic(this);
	}

	@Override
	void write(TerraformValue value, ValueOutput out) {
		if ((value.isNull() || value.isUnknown()) && value.type() == TerraformType.DYNAMIC) {
			super.write(value, out);
		}
		else {
			writeKnown(value, out);
		}
	}

	@Override
	void writeKnown(TerraformValue value, ValueOutput out) {
		out.dynamic(carried(ConcreteType.of(value)), value);
	}

	/**
	 * Return the type with the given JSON.
	 */
	CarriedType carried(byte[] json) {
		CarriedType last = this.lastRead;
		if (last == null || !Arrays.equals(last.json(), json)) {
			last = compile(json, TypeJson.readValueType(json));
			if (json.length <= LONGEST_TYPE_REMEMBERED) {
				this.lastRead = last;
			}
		}
		return last;
	}

	/**
	 * Return the given type with its JSON.
	 */
	CarriedType carried(TerraformType type) {
		CarriedType last = this.lastWritten;
		if (last == null || !last.node().type().equals(type)) {
			last = compile(TypeJson.writeValueType(type), type);
			if (last.json().length <= LONGEST_TYPE_REMEMBERED) {
				this.lastWritten = last;
			}
		}
		return last;
	}

	private CarriedType compile(byte[] json, TerraformType type) {
		return new CarriedType(json, NodeCompiler.compile(type, this.level + 1));
	}

	/**
	 * The type of a value in a dynamic place.
	 */
	record CarriedType(byte[] json, Node node) {

	}

}
