/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.attribute.Id;

/**
 * The model of resources and data sources in tests.
 */
record Pet(@Id String id, String name) {

}
