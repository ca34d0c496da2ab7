/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * A provider with an action, and resources that trigger it. Nothing here is for other
 * modules.
 */
@NullMarked
package dev.tfprovider.test.corner.action;

import org.jspecify.annotations.NullMarked;
