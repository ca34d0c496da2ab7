/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.internal.schema.ObjectSchema;

/**
 * Describes nested objects with attributes of their own, single or in one collection.
 *
 * @param nesting how many there may be
 * @param object the mapper of each
 */
public record NestedShape(ObjectSchema.Nesting nesting, ObjectValueMapper object) {

}
