/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The RPCs of list resources.
 */
@NullMarked
package dev.tfprovider.internal.protocol.v6.list;

import org.jspecify.annotations.NullMarked;
