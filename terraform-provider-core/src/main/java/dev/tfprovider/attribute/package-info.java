/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Annotations for the components of model records, and types of components that the JDK
 * lacks. Depends on the schema only, for the kinds of classes that annotations name.
 */
@NullMarked
package dev.tfprovider.attribute;

import org.jspecify.annotations.NullMarked;
