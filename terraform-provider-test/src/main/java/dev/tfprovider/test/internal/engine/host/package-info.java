/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Terraform and OpenTofu of each version: in what they differ, what they are told to do
 * and what they say. Knows nothing of what they say it about.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.host;

import org.jspecify.annotations.NullMarked;
