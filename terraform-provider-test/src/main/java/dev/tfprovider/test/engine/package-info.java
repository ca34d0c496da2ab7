/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Terraform Core in memory: what Terraform does around a provider, from decoding a
 * configuration to storing a state, and every check it holds answers against. Knows the
 * protocol's messages and nothing of the provider's own engine, so that both can be
 * compared; authors use it through {@code dev.tfprovider.test}.
 */
@NullMarked
package dev.tfprovider.test.engine;

import org.jspecify.annotations.NullMarked;
