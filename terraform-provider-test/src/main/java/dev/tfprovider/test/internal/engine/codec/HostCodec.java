/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Writes and reads values of one type as Terraform does. It shares nothing with the codec
 * of the provider, so that a mistake there is not made a second time here.
 *
 * @param type the type of the values
 */
public record HostCodec(TerraformType type) {

	/**
	 * Write a value as Terraform sends it, which is always as MessagePack.
	 * @param value a value of the type
	 * @return the message
	 * @throws HostCodecException if the value is none of the type
	 */
	public Tfplugin6.DynamicValue write(TerraformValue value) {
		byte[] bytes = MessagePackEncoder.write(this.type, value);
		return Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(bytes)).build();
	}

	/**
	 * Read a value of an answer: as MessagePack if there is any, else as JSON, and null
	 * if there is neither.
	 * @param message what the provider sent
	 * @return the value
	 * @throws HostCodecException if a host refuses it, or crashes on it
	 */
	public TerraformValue read(Tfplugin6.DynamicValue message) {
		if (!message.getMsgpack().isEmpty()) {
			return MessagePackDecoder.read(this.type, message.getMsgpack().toByteArray());
		}
		return message.getJson().isEmpty() ? TerraformValue.ofNull(this.type) : readJson(message.getJson());
	}

	/**
	 * Read a value from JSON. Attributes that are missing are null.
	 * @param json one JSON value in UTF-8
	 * @return the value, wholly known
	 * @throws HostCodecException if it is no value of the type, or has attributes that
	 * the type has not
	 */
	public TerraformValue readJson(ByteString json) {
		return JsonDecoder.read(this.type, json, false);
	}

	/**
	 * Read an object of the state, in which attributes that the type has not are ignored.
	 * @param json one JSON value in UTF-8
	 * @return the value, wholly known
	 * @throws HostCodecException if it is no value of the type
	 */
	public TerraformValue readState(ByteString json) {
		return JsonDecoder.read(this.type, json, true);
	}

	/**
	 * Write a value as JSON, as Terraform keeps it in the state.
	 * @param value a value of the type
	 * @return the value in UTF-8
	 * @throws HostCodecException if the value is none of the type, or has unknown parts
	 */
	public ByteString writeJson(TerraformValue value) {
		return JsonEncoder.write(this.type, value);
	}

}
