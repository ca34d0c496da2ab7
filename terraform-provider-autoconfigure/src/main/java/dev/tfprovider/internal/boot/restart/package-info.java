/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Keeps the server of a provider in development over restarts of its application: hosts
 * stay attached, and their calls wait for the changed classes.
 */
@NullMarked
package dev.tfprovider.internal.boot.restart;

import org.jspecify.annotations.NullMarked;
