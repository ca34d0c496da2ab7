/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Records the start of a packaged provider, which makes later starts faster: the provider
 * is run as Terraform runs it. Knows the protocol from the host's side, and changes
 * nothing upstream.
 */
@NullMarked
package dev.tfprovider.internal.command.start;

import org.jspecify.annotations.NullMarked;
