/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

/**
 * Translates an exception thrown by a resource or data source to diagnostics. Translators
 * are asked in order; the first that adds an error wins. The stack trace always goes to
 * the log.
 */
@FunctionalInterface
public interface ExceptionTranslator {

	/**
	 * Translate an exception, or leave it to other translators.
	 * @param exception what was thrown
	 * @param call the operation that failed
	 * @param diagnostics where to add errors; nothing added means "not mine"
	 */
	void translate(Throwable exception, FailedCall call, Diagnostics diagnostics);

	/**
	 * An {@link ExceptionTranslator} that is asked after all others.
	 */
	interface Fallback extends ExceptionTranslator {

	}

}
