/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Files on every file system, whether it knows owners and others or not.
 */
@NullMarked
package dev.tfprovider.internal.file;

import org.jspecify.annotations.NullMarked;
