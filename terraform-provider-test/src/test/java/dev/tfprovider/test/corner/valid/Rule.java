/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import dev.tfprovider.constraint.Port;
import dev.tfprovider.constraint.RequiredWith;
import jakarta.validation.constraints.AssertTrue;
import org.jspecify.annotations.Nullable;

/**
 * Ports that are open, the first to the last.
 */
record Rule(String name, @Port @Nullable Integer from, @RequiredWith("from") @Port @Nullable Integer to) {

	@AssertTrue(message = "the first port must not be above the last")
	boolean isOrdered() {
		return this.from == null || this.to == null || this.from <= this.to;
	}

}
