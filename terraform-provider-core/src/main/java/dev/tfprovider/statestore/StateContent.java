/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.statestore;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Objects;

/**
 * A state as a stream of bytes, whose length is known before. Experimental as
 * {@link StateStore}.
 *
 * @param stream the bytes, to be read once
 * @param length number of bytes
 */
public record StateContent(InputStream stream, long length) {

	/**
	 * Create the content.
	 * @throws IllegalArgumentException if the length is negative
	 */
	public StateContent {
		Objects.requireNonNull(stream, "'stream' must not be null");
		if (length < 0) {
			throw new IllegalArgumentException("'length' must not be negative: " + length);
		}
	}

	/**
	 * Return a content that is in memory.
	 * @param bytes the bytes
	 * @return the content
	 */
	public static StateContent of(byte[] bytes) {
		return new StateContent(new ByteArrayInputStream(bytes), bytes.length);
	}

}
