/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import dev.tfprovider.test.internal.engine.expression.Expression;

/**
 * An output value of the configuration.
 *
 * @param value the expression
 * @param sensitive whether Terraform hides it
 */
public record Output(Expression value, boolean sensitive) {

}
