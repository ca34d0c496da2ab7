/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v5;

import java.util.Collection;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.GenericMessages;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;

/**
 * Copies messages to messages of another type, field by field of the same name.
 */
public final class MessageFields {

	private MessageFields() {
	}

	/**
	 * Copy all fields that are set.
	 * @param from the message
	 * @param to builder of the other type
	 * @param <B> the builder
	 * @return the builder
	 * @throws IllegalStateException if the other type lacks a field that is set
	 */
	public static <B extends Message.Builder> B copy(Message from, B to) {
		from.getAllFields().forEach((field, value) -> {
			FieldDescriptor target = to.getDescriptorForType().findFieldByName(field.getName());
			if (target == null) {
				throw new IllegalStateException(
						to.getDescriptorForType().getFullName() + " has no field '" + field.getName() + "'");
			}
			if (field.isRepeated()) {
				((Collection<?>) value).forEach((element) -> to.addRepeatedField(target, convert(element, target, to)));
			}
			else {
				to.setField(target, convert(value, target, to));
			}
		});
		return to;
	}

	private static Object convert(Object value, FieldDescriptor target, Message.Builder parent) {
		if (target.getJavaType() != FieldDescriptor.JavaType.MESSAGE
				|| ((Message) value).getDescriptorForType() == target.getMessageType()) {
			return value;
		}
		Message message = (Message) value;
		boolean attribute = message.getDescriptorForType() == Tfplugin6.Schema.Attribute.getDescriptor();
		return copy(attribute
				? GenericMessages.generic(ComputedAttribute
					.express(GenericMessages.typed(message, Tfplugin6.Schema.Attribute.getDefaultInstance())))
				: message, parent.newBuilderForField(target))
			.build();
	}

}
