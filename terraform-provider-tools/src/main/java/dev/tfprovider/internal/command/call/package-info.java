/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Answers requests of the protocol that scripts and tests write in JSON.
 */
@NullMarked
package dev.tfprovider.internal.command.call;

import org.jspecify.annotations.NullMarked;
