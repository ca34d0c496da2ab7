/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.util.Optional;

/**
 * Receives requests from the host, one at a time: the host has to wait with the next but
 * one until the next has been taken.
 *
 * @param <Q> the message of each request
 */
@FunctionalInterface
interface RequestStream<Q> {

	/**
	 * Return the next request. Waits for it.
	 * @return the request, empty once the host has sent the last one
	 * @throws IOException if the host was interrupted or is gone before the last one
	 * @throws InterruptedException if this thread was interrupted while it waited
	 * @throws UnreadRequestException if the request does not fit into memory
	 */
	Optional<Q> next() throws IOException, InterruptedException;

}
