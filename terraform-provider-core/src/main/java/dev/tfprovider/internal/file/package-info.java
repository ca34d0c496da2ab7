/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * File permissions that work on every file system, with or without owners and groups.
 * Apart because it is below everything that writes files: the plugin, the shared process
 * and the commands.
 */
@NullMarked
package dev.tfprovider.internal.file;

import org.jspecify.annotations.NullMarked;
