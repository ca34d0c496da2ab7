/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

/**
 * Turns what a resource or data source threw into diagnostics for the practitioner.
 * Translators are asked in order; the first that adds an error wins. The stack trace goes
 * to the log whoever answers.
 */
@FunctionalInterface
public interface ExceptionTranslator {

	/**
	 * Translate an exception, or leave it to others.
	 * @param exception what was thrown
	 * @param call the operation that failed
	 * @param diagnostics where to add errors; nothing added means "not mine"
	 */
	void translate(Throwable exception, FailedCall call, Diagnostics diagnostics);

}
