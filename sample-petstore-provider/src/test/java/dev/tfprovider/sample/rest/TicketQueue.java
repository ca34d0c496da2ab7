/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * A queue of tickets.
 *
 * @param id identifier given by the service
 * @param name name, unique among queues
 * @param description what belongs there
 */
record TicketQueue(@Id String id, String name, @Nullable String description) {

}
