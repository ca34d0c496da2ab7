/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The contract of a managed resource: the interfaces an author implements and the handles
 * their methods receive. Knows nothing of the protocol.
 */
@NullMarked
package dev.tfprovider.resource;

import org.jspecify.annotations.NullMarked;
