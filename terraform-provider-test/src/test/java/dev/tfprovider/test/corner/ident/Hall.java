/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import dev.tfprovider.attribute.Id;

/**
 * A hall, maybe with an annex.
 *
 * @param id identifier
 * @param name name
 */
record Hall(@Id Long id, String name) {

}
