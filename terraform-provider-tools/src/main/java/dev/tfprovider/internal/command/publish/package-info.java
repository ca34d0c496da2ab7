/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Sends releases to registries. All of them are spoken to by one client, which knows what
 * holds for each: credentials, redirects, repetition.
 */
@NullMarked
package dev.tfprovider.internal.command.publish;

import org.jspecify.annotations.NullMarked;
