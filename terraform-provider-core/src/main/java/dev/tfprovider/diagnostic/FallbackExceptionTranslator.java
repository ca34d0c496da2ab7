/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

/**
 * Is asked after all other translators: what knows an exception in general leaves the
 * word to what knows it in particular.
 */
public interface FallbackExceptionTranslator extends ExceptionTranslator {

}
