/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import dev.tfprovider.test.internal.engine.expression.Expression;

/**
 * The {@code count} or {@code for_each} of a block, which makes several instances of it.
 *
 * @param forEach whether each instance has a key, else they are counted
 * @param expression how many, or which
 */
public record Repetition(boolean forEach, Expression expression) {

	/**
	 * Return the name of the argument.
	 */
	public String argument() {
		return this.forEach ? "for_each" : "count";
	}

}
