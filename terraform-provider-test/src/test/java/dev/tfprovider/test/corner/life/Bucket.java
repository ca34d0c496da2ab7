/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * A bucket that takes three calls to create.
 *
 * @param id given by the first call
 * @param name given to the first call
 * @param policy given to the second call
 * @param tags given to the third call
 * @param endpoint known after the second call
 */
record Bucket(@Id Long id, String name, @Nullable String policy, @Nullable Set<String> tags,
		@Computed String endpoint) {

}
