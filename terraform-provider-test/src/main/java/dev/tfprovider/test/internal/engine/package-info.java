/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Terraform Core in memory: the commands of Terraform around a provider, from decoding a
 * configuration to storing a state. Its rooms know the messages of the protocol and
 * nothing of the provider's own engine and codec, so that both can be compared; authors
 * use it through {@code dev.tfprovider.test}, which none of it knows.
 */
@NullMarked
package dev.tfprovider.test.internal.engine;

import org.jspecify.annotations.NullMarked;
