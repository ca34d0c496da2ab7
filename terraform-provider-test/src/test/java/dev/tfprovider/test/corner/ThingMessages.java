/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.List;
import java.util.function.UnaryOperator;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.DynamicValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Changes things inside of messages.
 */
final class ThingMessages {

	private static final ValueCodec CODEC = ValueCodec
		.of(new ModelMappings(List.of()).resource(Thing.class).block().impliedType());

	private ThingMessages() {
	}

	static DynamicValue change(DynamicValue message, UnaryOperator<ObjectValue> change) {
		return (CODEC.read(message.getMsgpack().toByteArray()) instanceof ObjectValue object)
				? write(change.apply(object)) : message;
	}

	static DynamicValue set(DynamicValue message, String name, TerraformValue value) {
		return change(message, (object) -> object.with(name, value));
	}

	static DynamicValue nothing() {
		return write(TerraformValue.ofNull(CODEC.type()));
	}

	/**
	 * An object where none is expected.
	 */
	static DynamicValue left() {
		return write(ObjectValue.ofNulls((ObjectType) CODEC.type()).with("name", TerraformValue.string("left")));
	}

	private static DynamicValue write(TerraformValue value) {
		return DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(CODEC.write(value))).build();
	}

}
