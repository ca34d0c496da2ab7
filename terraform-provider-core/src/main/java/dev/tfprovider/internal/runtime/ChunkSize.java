/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

/**
 * Agrees with the host how many bytes of a state a message carries.
 */
public final class ChunkSize {

	/**
	 * The size for a host that proposes none.
	 */
	public static final int DEFAULT = 8 * 1024 * 1024;

	/**
	 * The largest size that hosts accept.
	 */
	public static final int LARGEST = 128 * 1024 * 1024;

	private ChunkSize() {
	}

	/**
	 * Return the size to use: what the host proposes, within limits.
	 */
	public static int of(long proposed) {
		return (proposed <= 0) ? DEFAULT : (int) Math.min(proposed, LARGEST);
	}

}
