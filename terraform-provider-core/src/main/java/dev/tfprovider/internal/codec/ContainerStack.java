/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.Arrays;

import tools.jackson.core.JsonToken;

/**
 * Tracks the arrays and maps that a reader has entered, and how many elements remain in
 * each.
 */
final class ContainerStack {

	private static final int INITIAL_DEPTH = 8;

	/**
	 * Values to come of each, names of a map counted too.
	 */
	private int[] remaining = new int[INITIAL_DEPTH];

	private boolean[] map = new boolean[INITIAL_DEPTH];

	private int depth;

	void push(boolean isMap, int elements) {
		if (this.depth == this.remaining.length) {
			this.remaining = Arrays.copyOf(this.remaining, 2 * this.depth);
			this.map = Arrays.copyOf(this.map, 2 * this.depth);
		}
		this.remaining[this.depth] = isMap ? 2 * elements : elements;
		this.map[this.depth] = isMap;
		this.depth++;
	}

	/**
	 * Return whether the innermost structure has nothing more to come.
	 */
	boolean atEnd() {
		return this.depth > 0 && this.remaining[this.depth - 1] == 0;
	}

	/**
	 * Return how many values of the innermost structure are still to come.
	 */
	int remaining() {
		return this.remaining[this.depth - 1];
	}

	/**
	 * Take one value of the innermost structure.
	 * @return whether it is a name
	 */
	boolean advance() {
		if (this.depth == 0) {
			return false;
		}
		int top = this.depth - 1;
		boolean even = this.remaining[top] % 2 == 0;
		this.remaining[top]--;
		return even && this.map[top];
	}

	/**
	 * Leave the innermost structure.
	 */
	JsonToken close() {
		this.depth--;
		boolean isMap = this.map[this.depth];
		return isMap ? JsonToken.END_OBJECT : JsonToken.END_ARRAY;
	}

}
