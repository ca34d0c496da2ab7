/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.stored;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.ModelKind;

/**
 * Reads and writes records as JSON. What has changed since an earlier release is read as
 * far as it goes: members that are missing are null, others are ignored.
 */
public final class StoredRecords {

	private final ModelMappings mappings;

	private final Map<Class<?>, StoredRecord<?>> records = new ConcurrentHashMap<>();

	/**
	 * Create the reader and writer.
	 * @param mappings infers the shape of records
	 */
	public StoredRecords(ModelMappings mappings) {
		this.mappings = mappings;
	}

	/**
	 * Read a record.
	 * @param type the record
	 * @param json what was stored
	 * @param <P> the record
	 * @return the record
	 * @throws UnreadableRecordException if it is not of this record
	 */
	public <P> P read(Class<P> type, byte[] json) {
		return type.cast(record(type).read(json));
	}

	/**
	 * Write a record.
	 * @param state the record
	 * @return what to store
	 * @throws IllegalArgumentException if part of it is unknown or no value of its type
	 */
	public byte[] write(Object state) {
		return record(state.getClass()).write(state);
	}

	private StoredRecord<?> record(Class<?> type) {
		return this.records.computeIfAbsent(type,
				(key) -> new StoredRecord<>(this.mappings.of(ModelKind.PRIVATE_STATE, key)));
	}

}
