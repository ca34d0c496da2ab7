/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Tests of what a user of the starter meets: the first provider of the documents, built
 * outside this build, and the documents. Sees the starter only through that application.
 */
@NullMarked
package dev.tfprovider.starter;

import org.jspecify.annotations.NullMarked;
