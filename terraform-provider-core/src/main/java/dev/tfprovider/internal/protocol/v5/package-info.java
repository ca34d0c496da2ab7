/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Protocol 5: serves what protocol 6 answers under the names and in the messages of
 * protocol 5. Only what differs is here.
 */
@NullMarked
package dev.tfprovider.internal.protocol.v5;

import org.jspecify.annotations.NullMarked;
