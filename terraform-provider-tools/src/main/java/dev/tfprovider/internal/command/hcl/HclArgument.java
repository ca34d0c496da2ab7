/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

/**
 * An argument: a name and its expression.
 *
 * @param name the name
 * @param value the expression
 * @param line the line of the name, from 1
 */
public record HclArgument(String name, HclExpression value, int line) {

}
