/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine;

import java.util.List;

import dev.tfprovider.test.internal.engine.walk.QueryWalk;

/**
 * The result of a query.
 *
 * @param command diagnostics and calls
 * @param found the objects
 */
public record QueryResult(EngineResult command, List<QueryWalk.Found> found) {

}
