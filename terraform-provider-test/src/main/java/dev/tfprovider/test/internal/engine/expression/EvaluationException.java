/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

/**
 * An expression that has no value.
 */
public final class EvaluationException extends RuntimeException {

	private final String summary;

	public EvaluationException(String summary, String detail) {
		super(detail);
		this.summary = summary;
	}

	public String summary() {
		return this.summary;
	}

	public String detail() {
		return String.valueOf(getMessage());
	}

}
