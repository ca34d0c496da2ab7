/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.stored;

import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes records of one class as JSON.
 *
 * @param <P> the record
 */
record StoredRecord<P>(ModelMapping<P> mapping, ValueCodec codec) {

	StoredRecord(ModelMapping<P> mapping) {
		this(mapping, ValueCodec.of(mapping.block().impliedType()));
	}

	P read(byte[] json) {
		try {
			if (this.codec.readState(json) instanceof ObjectValue object) {
				return this.mapping.readPartial(object);
			}
		}
		catch (CodecException | ValueMappingException ex) {
			throw unreadable(ex);
		}
		throw unreadable(null);
	}

	private UnreadableRecordException unreadable(@Nullable Exception cause) {
		return new UnreadableRecordException("What is stored is no " + this.mapping.model().getName(), cause);
	}

	byte[] write(Object state) {
		try {
			return this.codec.writeJson(this.mapping.writePartial(this.mapping.model().cast(state)));
		}
		catch (CodecException ex) {
			throw new IllegalArgumentException("The private state %s cannot be stored: %s"
				.formatted(this.mapping.model().getName(), ex.getMessage()), ex);
		}
	}

}
