/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * A door, which is told by building and number.
 *
 * @param building where it is
 * @param number which one it is
 * @param color its color
 */
record Door(@Id(configured = true) String building, @Id(configured = true) int number, @Nullable String color) {

}
