/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import org.jspecify.annotations.Nullable;

/**
 * An {@code import} block.
 *
 * @param to where the object goes
 * @param id what the provider finds it by, {@code null} if by identity
 * @param identity attributes of its identity, {@code null} if by id
 */
public record ImportStatement(ResourceAddress to, @Nullable Expression id,
		Expression.@Nullable ObjectExpression identity) {

}
