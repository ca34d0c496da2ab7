/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Records that Terraform stores for the provider as they are: private state. Knows
 * mapping and codec, nothing of calls: apart, so that the runtime needs no codec.
 */
@NullMarked
package dev.tfprovider.internal.stored;

import org.jspecify.annotations.NullMarked;
