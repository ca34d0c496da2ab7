/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Auto-configuration of the provider: finds its beans, makes it ready to serve and serves
 * it on the gRPC server of {@code net.devh}, which nothing outside this package knows.
 */
@NullMarked
package dev.tfprovider.boot.autoconfigure;

import org.jspecify.annotations.NullMarked;
