/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Protocol 6: generated messages and stubs, and their translation to and from the
 * engine's own types. Decides nothing: {@code internal.runtime} does, and no protobuf
 * type leaves this package.
 */
@NullMarked
package dev.tfprovider.internal.protocol.v6;

import org.jspecify.annotations.NullMarked;
