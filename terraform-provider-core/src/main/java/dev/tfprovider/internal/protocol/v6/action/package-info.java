/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Protocol 6: the RPCs of actions.
 */
@NullMarked
package dev.tfprovider.internal.protocol.v6.action;

import org.jspecify.annotations.NullMarked;
