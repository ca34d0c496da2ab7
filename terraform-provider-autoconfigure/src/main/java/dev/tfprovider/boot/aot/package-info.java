/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Tells native images what is only reached by reflection: the records of a provider, what
 * their annotations name, and what the framework itself looks up. Runs while an
 * application is built, never when it starts, and knows classes, not beans.
 */
@NullMarked
package dev.tfprovider.boot.aot;

import org.jspecify.annotations.NullMarked;
