/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What a launch by a person asks of a provider, seen from the launch: there may be
 * commands on the class path. Their code is elsewhere, and no launch by a host loads it.
 */
@NullMarked
package dev.tfprovider.internal.command;

import org.jspecify.annotations.NullMarked;
