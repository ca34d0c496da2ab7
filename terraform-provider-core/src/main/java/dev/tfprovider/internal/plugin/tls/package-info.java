/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Certificate and key of the server and the client certificate that it trusts.
 */
@NullMarked
package dev.tfprovider.internal.plugin.tls;

import org.jspecify.annotations.NullMarked;
