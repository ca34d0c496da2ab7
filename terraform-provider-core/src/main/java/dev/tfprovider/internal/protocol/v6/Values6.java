/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads and writes dynamic values. Terraform sends MessagePack but accepts JSON as well,
 * and takes an empty message for null; so do we.
 */
final class Values6 {

	private Values6() {
	}

	static TerraformValue read(ValueCodec codec, Tfplugin6.DynamicValue value) {
		if (!value.getMsgpack().isEmpty()) {
			return codec.read(value.getMsgpack().toByteArray());
		}
		if (!value.getJson().isEmpty()) {
			return codec.readJson(value.getJson().toByteArray());
		}
		return TerraformValue.ofNull(codec.type());
	}

	/**
	 * Read a configuration, which is never null nor unknown as a whole.
	 * @throws CodecException if it is
	 */
	static ObjectValue readObject(ValueCodec codec, Tfplugin6.DynamicValue value) {
		if (read(codec, value) instanceof ObjectValue object) {
			return object;
		}
		throw new CodecException("object is required, but there is none");
	}

	static Tfplugin6.DynamicValue write(ValueCodec codec, TerraformValue value) {
		return Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(codec.write(value))).build();
	}

}
