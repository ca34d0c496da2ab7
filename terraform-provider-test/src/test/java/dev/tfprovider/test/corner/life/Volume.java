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
 * A volume that takes some looks to become available.
 *
 * @param id given by the service
 * @param name name of the volume; some ask for trouble
 * @param status state of the volume
 * @param timeouts limits of operations
 */
record Volume(@Id Long id, String name, @Computed String status, @Nullable ResourceTimeouts timeouts) {

	Volume with(String status) {
		return new Volume(this.id, this.name, status, null);
	}

}
