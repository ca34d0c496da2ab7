/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * A provider of the rows of a database, as the page on JDBC shows it. Knows nothing of
 * the petstore.
 */
@NullMarked
package dev.tfprovider.sample.jdbc;

import org.jspecify.annotations.NullMarked;
