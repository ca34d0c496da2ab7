/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import java.util.function.UnaryOperator;

/**
 * Hides secrets in the log. Logging starts before anybody knows any, and ends after.
 */
final class LogMask {

	private volatile UnaryOperator<String> mask = UnaryOperator.identity();

	void use(UnaryOperator<String> mask) {
		this.mask = mask;
	}

	String hide(String text) {
		return this.mask.apply(text);
	}

}
