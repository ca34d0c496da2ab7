/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;

/**
 * Compares values by a codec, and the parts of collections by an equality.
 */
final class SemanticEqualities {

	private SemanticEqualities() {
	}

	/**
	 * Compares the Java values of two values by the codec.
	 */
	static <T> SemanticEquality by(TypeCodec<T> codec) {
		return new CodecEquality<>(codec);
	}

	/**
	 * Return whether an earlier value stands for a later one, which may be unknown or
	 * null.
	 */
	static boolean isKept(TerraformValue earlier, TerraformValue later, SemanticEquality equality) {
		return earlier.isWhollyKnown() && later.isWhollyKnown() && same(earlier, later, equality);
	}

	/**
	 * Return whether two parts mean the same; here, unlike at the outside, either may be
	 * null.
	 */
	static boolean same(TerraformValue first, TerraformValue second, SemanticEquality equality) {
		if (first.isNull() || second.isNull()) {
			return first.isNull() && second.isNull();
		}
		return equality.test(first, second);
	}

	static boolean allSame(List<TerraformValue> left, List<TerraformValue> right, SemanticEquality element) {
		if (left.size() != right.size()) {
			return false;
		}
		Iterator<TerraformValue> others = right.iterator();
		return left.stream().allMatch((value) -> same(value, others.next(), element));
	}

	static boolean pairUp(List<TerraformValue> left, List<TerraformValue> right, SemanticEquality element) {
		if (left.size() != right.size()) {
			return false;
		}
		List<TerraformValue> others = new ArrayList<>(right);
		return left.stream().allMatch((value) -> removeSame(others, value, element));
	}

	private static boolean removeSame(List<TerraformValue> others, TerraformValue value, SemanticEquality element) {
		for (Iterator<TerraformValue> iterator = others.iterator(); iterator.hasNext();) {
			if (same(value, iterator.next(), element)) {
				iterator.remove();
				return true;
			}
		}
		return false;
	}

	static boolean sameEntries(Map<String, TerraformValue> left, Map<String, TerraformValue> right,
			SemanticEquality element) {
		return left.keySet().equals(right.keySet())
				&& allSame(List.copyOf(left.values()), List.copyOf(right.values()), element);
	}

	/**
	 * Compares two values by a codec.
	 */
	private record CodecEquality<T>(TypeCodec<T> codec) implements SemanticEquality {

		@Override
		public boolean test(TerraformValue first, TerraformValue second) {
			if (first.equals(second)) {
				return true;
			}
			try {
				return this.codec.isSame(this.codec.read(first), this.codec.read(second));
			}
			catch (RuntimeException ex) {
				return false;
			}
		}

	}

}
