/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Answers the RPCs of state stores. Takes chunks of states apart and makes them; what a
 * state store does is the business of others.
 */
@NullMarked
package dev.tfprovider.internal.protocol.v6.store;

import org.jspecify.annotations.NullMarked;
