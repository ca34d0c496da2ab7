/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Shows pages in Markdown as one page in HTML that needs nothing else. Knows no provider.
 */
@NullMarked
package dev.tfprovider.internal.command.docs.html;

import org.jspecify.annotations.NullMarked;
