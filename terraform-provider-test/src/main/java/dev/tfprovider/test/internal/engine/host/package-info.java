/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Describes Terraform and OpenTofu of each version: their differences, their options and
 * their messages. Knows nothing of what they say it about.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.host;

import org.jspecify.annotations.NullMarked;
