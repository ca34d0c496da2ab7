/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What a configuration must satisfy: constraints on single values that Bean Validation
 * lacks, and rules about several components of one record. The rules work without a
 * validator; the constraints need Bean Validation on the class path, and nothing else
 * here does.
 */
@NullMarked
package dev.tfprovider.constraint;

import org.jspecify.annotations.NullMarked;
