/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Reads OpenAPI descriptions into types of its own. Nothing outside knows the parser, and
 * nothing in here knows Java sources.
 */
@NullMarked
package dev.tfprovider.internal.openapi.description;

import org.jspecify.annotations.NullMarked;
