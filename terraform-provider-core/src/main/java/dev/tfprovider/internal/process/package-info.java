/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The shared process, one process that serves several launches, as others see it: the
 * file by which it is found, how it is asked, and how a launch in it looks to the
 * provider.
 */
@NullMarked
package dev.tfprovider.internal.process;

import org.jspecify.annotations.NullMarked;
