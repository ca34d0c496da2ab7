/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.ephemeral;

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
 */
@SuppressWarnings("ArrayRecordComponent")
record PrivateData(UUID id, byte[] state) {

	/**
	 * First byte of this form.
	 */
	private static final byte FORM = 1;

	private static final int HEADER = 1 + 2 * Long.BYTES;

	/**
	 * Read bytes that a host has returned.
	 * @return what they say, empty if they are not of this form
	 */
	static Optional<PrivateData> of(byte[] bytes) {
		if (bytes.length < HEADER || bytes[0] != FORM) {
			return Optional.empty();
		}
		ByteBuffer buffer = ByteBuffer.wrap(bytes, 1, bytes.length - 1);
		UUID id = new UUID(buffer.getLong(), buffer.getLong());
		byte[] state = new byte[buffer.remaining()];
		buffer.get(state);
		return Optional.of(new PrivateData(id, state));
	}

	byte[] toBytes() {
		return ByteBuffer.allocate(HEADER + this.state.length)
			.put(FORM)
			.putLong(this.id.getMostSignificantBits())
			.putLong(this.id.getLeastSignificantBits())
			.put(this.state)
			.array();
	}

}
