/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.UUID;

/**
 * The bytes that a host keeps while an object is open: which object it is, and the
 * author's private state as it was when they were made. Hosts differ in whether they
 * return those of open or of the latest renewal, so that the name of the object counts.
 *
 * @param id the object
 * @param state the author's private state, may be empty
 * @param renewed whether they are those of a renewal
 */
@SuppressWarnings("ArrayRecordComponent")
record PrivateData(UUID id, byte[] state, boolean renewed) {

	/**
	 * First byte of what an object is opened with.
	 */
	private static final byte OPENED = 1;

	/**
	 * First byte of what an object is renewed with.
	 */
	private static final byte RENEWED = 2;

	private static final int HEADER = 1 + 2 * Long.BYTES;

	/**
	 * Read bytes that a host has returned.
	 * @return what they say, empty if they are not of this form
	 */
	static Optional<PrivateData> of(byte[] bytes) {
		if (bytes.length < HEADER || bytes[0] != OPENED && bytes[0] != RENEWED) {
			return Optional.empty();
		}
		ByteBuffer buffer = ByteBuffer.wrap(bytes, 1, bytes.length - 1);
		UUID id = new UUID(buffer.getLong(), buffer.getLong());
		byte[] state = new byte[buffer.remaining()];
		buffer.get(state);
		return Optional.of(new PrivateData(id, state, bytes[0] == RENEWED));
	}

	byte[] toBytes() {
		return ByteBuffer.allocate(HEADER + this.state.length)
			.put(this.renewed ? RENEWED : OPENED)
			.putLong(this.id.getMostSignificantBits())
			.putLong(this.id.getLeastSignificantBits())
			.put(this.state)
			.array();
	}

}
