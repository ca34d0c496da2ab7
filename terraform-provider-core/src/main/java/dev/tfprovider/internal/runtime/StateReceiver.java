/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

/**
 * Takes the chunks of a state that is read.
 */
public interface StateReceiver {

	/**
	 * Take a chunk. Waits while the host is behind with reading.
	 * @param bytes the chunk, not changed later
	 * @param start position of the first byte in the state
	 * @param total length of the state
	 * @return {@code false} if the host takes no more, or the thread is interrupted
	 */
	boolean receive(byte[] bytes, long start, long total);

	/**
	 * Do something once the host takes no more.
	 */
	void onCancel(Runnable action);

}
