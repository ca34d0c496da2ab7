/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

/**
 * A chunk of a state that is read.
 *
 * @param bytes the chunk, not changed later
 * @param start position of the first byte in the state
 * @param total length of the state
 */
@SuppressWarnings("ArrayRecordComponent")
public record StateChunk(byte[] bytes, long start, long total) {

}
