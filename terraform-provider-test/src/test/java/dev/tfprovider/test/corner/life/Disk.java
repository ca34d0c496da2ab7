/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.resource.ResourceTimeouts;
import org.jspecify.annotations.Nullable;

/**
 * A disk, whose timeouts are a block.
 *
 * @param id given by the service
 * @param label label of the disk
 * @param timeouts limits of operations
 */
record Disk(@Id Long id, String label, @Block @Nullable ResourceTimeouts timeouts) {

}
