/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.resource.ResourceTimeouts;
import org.jspecify.annotations.Nullable;

/**
 * A server, whose timeouts are an attribute.
 *
 * @param id given by the service
 * @param name name of the server
 * @param slow what takes forever: an operation, or an operation and "deaf" where it
 * ignores interruptions as well
 * @param address given by the service, changes with the name
 * @param timeouts limits of operations
 */
record Server(@Id Long id, String name, @Nullable String slow, @Computed String address,
		@Nullable ResourceTimeouts timeouts) {

	boolean isSlow(String operation) {
		return this.slow != null && this.slow.startsWith(operation);
	}

	boolean isDeaf() {
		return this.slow != null && this.slow.endsWith("deaf");
	}

}
