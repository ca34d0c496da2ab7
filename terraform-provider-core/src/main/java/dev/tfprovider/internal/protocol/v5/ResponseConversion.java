/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v5;

import java.util.Set;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.GenericMessages;
import org.jspecify.annotations.Nullable;

/**
 * Converts responses of protocol 6 to those of protocol 5. The schema is the largest of
 * them and always the same one, so the last is kept.
 */
final class ResponseConversion {

	/**
	 * Fields of what protocol 5 does not have; hosts that speak it are not told.
	 */
	private static final Set<String> UNTOLD = Set.of("state_stores", "state_store_schemas");

	private final Message prototype;

	private final @Nullable FieldDescriptor preparedConfig;

	private volatile @Nullable Converted last;

	ResponseConversion(Message prototype) {
		this.prototype = prototype;
		this.preparedConfig = prototype.getDescriptorForType().findFieldByName("prepared_config");
	}

	/**
	 * Convert a response.
	 * @throws IllegalStateException if it has a field that protocol 5 does not know
	 */
	Message convert(Message request, Message response) {
		if (this.preparedConfig != null) {
			return typed(copy(response).setField(this.preparedConfig, GenericMessages.generic(request)
				.getField(request.getDescriptorForType().findFieldByName("config"))));
		}
		Converted converted = this.last;
		if (converted == null || converted.response() != response) {
			converted = new Converted(response, typed(copy(response)));
			this.last = converted;
		}
		return converted.message();
	}

	private DynamicMessage.Builder copy(Message response) {
		DynamicMessage.Builder told = GenericMessages.generic(response).toBuilder();
		told.getAllFields()
			.keySet()
			.stream()
			.filter((field) -> UNTOLD.contains(field.getName()))
			.forEach(told::clearField);
		return MessageFields.copy(told.build(), DynamicMessage.newBuilder(this.prototype.getDescriptorForType()));
	}

	private Message typed(DynamicMessage.Builder converted) {
		return GenericMessages.typed(converted.build(), this.prototype);
	}

	/**
	 * A response and its conversion.
	 */
	private record Converted(Message response, Message message) {

	}

}
