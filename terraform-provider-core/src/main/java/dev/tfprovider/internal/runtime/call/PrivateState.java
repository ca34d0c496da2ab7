/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;

import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.internal.stored.UnreadableRecordException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Converts private state to and from the author's record.
 */
public final class PrivateState {

	private static final Logger logger = LoggerFactory.getLogger(PrivateState.class);

	private final StoredRecords records;

	private volatile byte[] bytes;

	public PrivateState(StoredRecords records, byte[] bytes) {
		this.records = records;
		this.bytes = bytes;
	}

	/**
	 * Return the bytes; they are not changed.
	 */
	public byte[] bytes() {
		return this.bytes;
	}

	/**
	 * Read the record. What cannot be read is as good as nothing, which an author has to
	 * expect after an import anyway; an error would lock the object in.
	 */
	public <P> Optional<P> read(Class<P> type) {
		byte[] stored = this.bytes;
		if (stored.length == 0) {
			return Optional.empty();
		}
		try {
			return Optional.of(this.records.read(type, stored));
		}
		catch (UnreadableRecordException ex) {
			logger.warn("Private state of another release is left out of account", ex);
			return Optional.empty();
		}
	}

	/**
	 * Write the record.
	 * @return the bytes it has become
	 */
	public byte[] write(@Nullable Object state) {
		this.bytes = (state != null) ? this.records.write(state) : new byte[0];
		return this.bytes;
	}

}
