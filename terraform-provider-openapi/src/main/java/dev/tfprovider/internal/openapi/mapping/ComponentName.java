/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import org.jspecify.annotations.Nullable;

/**
 * The name of a component.
 *
 * @param java its name in Java
 * @param attribute its name in Terraform, if that is another than the snake case
 */
record ComponentName(String java, @Nullable String attribute) {

}
