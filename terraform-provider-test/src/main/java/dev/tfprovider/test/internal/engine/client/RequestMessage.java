/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.GenericMessages;
import io.grpc.MethodDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * A request whose fields are set by their names, so that what all RPCs of a kind have in
 * common is said once.
 *
 * @param method the RPC
 * @param message the request so far
 * @param <Q> type of the request
 * @param <R> type of the response
 */
public record RequestMessage<Q, R extends Message>(MethodDescriptor<Q, R> method, Message.Builder message) {

	/**
	 * Return the empty request of an RPC.
	 * @param method the RPC
	 * @param <Q> type of the request
	 * @param <R> type of the response
	 * @return a new request
	 */
	public static <Q, R extends Message> RequestMessage<Q, R> of(MethodDescriptor<Q, R> method) {
		return new RequestMessage<>(method, GenericMessages.empty(method.getRequestMarshaller()).newBuilderForType());
	}

	/**
	 * Set a field, unless there is nothing to set.
	 * @param name name of the field
	 * @param value its value, {@code null} for none
	 * @return this request
	 * @throws IllegalArgumentException if requests of this RPC have no such field
	 */
	public RequestMessage<Q, R> with(String name, @Nullable Object value) {
		if (!has(name)) {
			throw new IllegalArgumentException(
					"%s has no field %s".formatted(this.message.getDescriptorForType().getFullName(), name));
		}
		return withKnown(name, value);
	}

	/**
	 * Set a field that not all RPCs have, unless there is nothing to set.
	 * @param name name of the field
	 * @param value its value, {@code null} for none
	 * @return this request
	 */
	public RequestMessage<Q, R> withKnown(String name, @Nullable Object value) {
		if (value != null && has(name)) {
			this.message.setField(this.message.getDescriptorForType().findFieldByName(name), value);
		}
		return this;
	}

	private boolean has(String name) {
		return this.message.getDescriptorForType().findFieldByName(name) != null;
	}

	/**
	 * Return the request.
	 * @return the message
	 */
	@SuppressWarnings("unchecked")
	public Q build() {
		return (Q) this.message.build();
	}

}
