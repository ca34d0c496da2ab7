/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import dev.tfprovider.attribute.Id;

/**
 * What shelves are called from now on.
 *
 * @param id identifier
 * @param width width
 */
record Rack(@Id Long id, int width) {

}
