/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

/**
 * An expression that has no value.
 */
final class EvaluationException extends RuntimeException {

	private final String summary;

	EvaluationException(String summary, String detail) {
		super(detail);
		this.summary = summary;
	}

	String summary() {
		return this.summary;
	}

	String detail() {
		return String.valueOf(getMessage());
	}

}
