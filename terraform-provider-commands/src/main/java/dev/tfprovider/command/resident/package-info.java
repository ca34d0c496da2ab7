/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What a person can learn of the processes that serve several launches, and make them do.
 * They are reached as launchers reach them.
 */
@NullMarked
package dev.tfprovider.command.resident;

import org.jspecify.annotations.NullMarked;
