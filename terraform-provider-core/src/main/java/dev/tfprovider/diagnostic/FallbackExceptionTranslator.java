/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

/**
 * An {@link ExceptionTranslator} that is asked after all others.
 */
public interface FallbackExceptionTranslator extends ExceptionTranslator {

}
