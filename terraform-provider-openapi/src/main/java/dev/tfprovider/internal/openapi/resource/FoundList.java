/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import dev.tfprovider.internal.openapi.description.ApiOperation;
import org.jspecify.annotations.Nullable;

/**
 * An operation that lists objects.
 *
 * @param operation the operation
 * @param envelope the member of its answer that has the objects, {@code null} if the
 * answer is an array
 * @param complete whether it tells everything of each object
 * @param pages how one page leads to the next
 */
public record FoundList(ApiOperation operation, @Nullable String envelope, boolean complete, ListPages pages) {

}
