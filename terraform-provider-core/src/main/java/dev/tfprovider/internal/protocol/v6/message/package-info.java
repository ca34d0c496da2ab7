/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Translates the messages of protocol 6 to the engine's own types and back: values,
 * schemas, diagnostics, identities and stored states.
 */
@NullMarked
package dev.tfprovider.internal.protocol.v6.message;

import org.jspecify.annotations.NullMarked;
