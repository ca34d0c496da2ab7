/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What Terraform in memory does beyond one object: identities, moves, instances, targets
 * and deferral. Where the real CLI can do the same, it is asked too.
 */
@NullMarked
package dev.tfprovider.test.corner.engine;

import org.jspecify.annotations.NullMarked;
