/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import org.jspecify.annotations.Nullable;

/**
 * An object that nobody could annotate.
 */
record Foreign(@Nullable Long identifier, String label, @Nullable String region, @Nullable String secret) {

	Foreign stored(long id) {
		return new Foreign(id, this.label, this.region, this.secret);
	}

}
