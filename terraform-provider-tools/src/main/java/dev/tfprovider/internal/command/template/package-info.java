/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Templates: texts beside a class, with placeholders.
 */
@NullMarked
package dev.tfprovider.internal.command.template;

import org.jspecify.annotations.NullMarked;
