/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Users over HTTP and in the database. The only place that sees a password.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.user;

import org.jspecify.annotations.NullMarked;
