/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Plans and invokes actions. Schemas and configurations are the business of others.
 */
@NullMarked
package dev.tfprovider.internal.runtime.action;

import org.jspecify.annotations.NullMarked;
