/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Schemas as Core reads, judges and applies them. Knows the messages of schemas and no
 * other; asking a provider for them belongs to the client.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.schema;

import org.jspecify.annotations.NullMarked;
