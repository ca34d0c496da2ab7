/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Lists objects: takes them from the stream of a list resource, as fast as the host takes
 * them.
 */
@NullMarked
package dev.tfprovider.internal.runtime.list;

import org.jspecify.annotations.NullMarked;
