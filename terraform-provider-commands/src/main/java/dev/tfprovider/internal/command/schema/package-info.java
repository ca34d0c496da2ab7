/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Describes a provider for those who write configurations, and writes descriptions in the
 * JSON format of {@code terraform providers schema}.
 */
@NullMarked
package dev.tfprovider.internal.command.schema;

import org.jspecify.annotations.NullMarked;
