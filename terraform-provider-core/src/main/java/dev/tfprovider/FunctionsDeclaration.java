/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.function.Supplier;

import dev.tfprovider.function.ProviderFunction;

/**
 * Declares the functions of a class: its methods with {@link ProviderFunction}, and those
 * it inherits. Immutable.
 *
 * @param implementation the class, behind all proxies
 * @param instance gives an instance of the class; asked for each call
 * @param origin where the declaration comes from, such as the name of a bean, for
 * messages to the author
 */
public record FunctionsDeclaration(Class<?> implementation, Supplier<?> instance, String origin) {

}
