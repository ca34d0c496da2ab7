/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runtime hints for native images: the records of a provider, the classes that their
 * annotations name, and what the framework itself looks up. Substitutes leave out what no
 * executable does. Runs while an application is built, never when it starts, and knows
 * classes, not beans.
 */
@NullMarked
package dev.tfprovider.internal.boot.aot;

import org.jspecify.annotations.NullMarked;
