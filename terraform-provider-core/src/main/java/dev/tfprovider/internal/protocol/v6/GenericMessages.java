/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Objects;

import com.google.protobuf.DynamicMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.PrototypeMarshaller;

/**
 * Converts messages to those without a class and back. The fields of a message with a
 * class are found by reflection on its getters, which an executable does not have.
 */
public final class GenericMessages {

	private GenericMessages() {
	}

	/**
	 * Return the same message without its class.
	 * @param message any message
	 * @return a message whose fields can be found by their descriptors
	 */
	public static DynamicMessage generic(Message message) {
		try {
			return (message instanceof DynamicMessage generic) ? generic
					: DynamicMessage.parseFrom(message.getDescriptorForType(), message.toByteString());
		}
		catch (InvalidProtocolBufferException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Return a message without any field.
	 * @param marshaller reads and writes messages of its type
	 * @return the empty message of that type
	 */
	public static Message empty(MethodDescriptor.Marshaller<?> marshaller) {
		PrototypeMarshaller<?> prototypes = (PrototypeMarshaller<?>) marshaller;
		return ((Message) Objects.requireNonNull(prototypes.getMessagePrototype())).getDefaultInstanceForType();
	}

	/**
	 * Return a message with a class.
	 * @param message any message of the same type
	 * @param prototype a message of that class
	 * @param <M> the class
	 * @return the same message
	 */
	@SuppressWarnings("unchecked")
	public static <M extends Message> M typed(Message message, M prototype) {
		try {
			return (M) prototype.getParserForType().parseFrom(message.toByteString());
		}
		catch (InvalidProtocolBufferException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
