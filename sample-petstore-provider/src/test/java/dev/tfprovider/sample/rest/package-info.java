/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * A provider of the objects of a REST service, as the page on REST clients shows it.
 * Knows nothing of the petstore.
 */
@NullMarked
package dev.tfprovider.sample.rest;

import org.jspecify.annotations.NullMarked;
