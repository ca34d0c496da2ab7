/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Maps the types of a description to components of model records, with the annotations
 * that say in Terraform what the description says of them.
 */
@NullMarked
package dev.tfprovider.internal.openapi.mapping;

import org.jspecify.annotations.NullMarked;
