/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import dev.tfprovider.test.internal.engine.expression.Expression;

/**
 * An input variable of the configuration.
 *
 * @param value what it stands for; contains no reference
 */
public record Variable(Expression value) {

}
