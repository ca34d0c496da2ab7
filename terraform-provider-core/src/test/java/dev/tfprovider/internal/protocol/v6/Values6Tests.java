/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.HexFormat;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link Values6}.
 */
class Values6Tests {

	private static final ObjectType TYPE = ObjectType.of(Map.of("a", TerraformType.STRING));

	private final ValueCodec codec = ValueCodec.of(TYPE);

	@Test
	void readWhenEmptyIsNull() {
		assertThat(Values6.read(this.codec, Tfplugin6.DynamicValue.getDefaultInstance()))
			.isEqualTo(TerraformValue.ofNull(TYPE));
	}

	@Test
	void readTakesMessagePack() {
		assertThat(Values6.read(this.codec, dynamic("81a161a178", ""))).isEqualTo(value("x"));
	}

	@Test
	void readTakesJson() {
		assertThat(Values6.read(this.codec, dynamic("", "{\"a\":\"x\"}"))).isEqualTo(value("x"));
	}

	@Test
	void readWhenBothAreThereTakesMessagePack() {
		assertThat(Values6.read(this.codec, dynamic("81a161a178", "{\"a\":\"y\"}"))).isEqualTo(value("x"));
	}

	@Test
	void readWhenNilIsNull() {
		assertThat(Values6.read(this.codec, dynamic("c0", ""))).isEqualTo(TerraformValue.ofNull(TYPE));
		assertThat(Values6.read(this.codec, dynamic("", "null"))).isEqualTo(TerraformValue.ofNull(TYPE));
	}

	@Test
	void readWhenGarbageFails() {
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> Values6.read(this.codec, dynamic("c1", "")));
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> Values6.read(this.codec, dynamic("", "{")));
	}

	@Test
	void readObjectWhenNullFails() {
		assertThatExceptionOfType(CodecException.class)
			.isThrownBy(() -> Values6.readObject(this.codec, Tfplugin6.DynamicValue.getDefaultInstance()))
			.withMessage("object is required, but there is none");
	}

	@Test
	void readObjectWhenThereIsOneReturnsIt() {
		assertThat(Values6.readObject(this.codec, dynamic("81a161c0", "")).get("a").isNull()).isTrue();
	}

	@Test
	void writeGivesMessagePackEvenOfNull() {
		assertThat(Values6.write(this.codec, value("x"))).isEqualTo(dynamic("81a161a178", ""));
		assertThat(Values6.write(this.codec, TerraformValue.ofNull(TYPE))).isEqualTo(dynamic("c0", ""));
	}

	private static TerraformValue value(String text) {
		return TerraformValue.object(TYPE, Map.of("a", TerraformValue.string(text)));
	}

	private static Tfplugin6.DynamicValue dynamic(String messagePack, String json) {
		return Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(HexFormat.of().parseHex(messagePack)))
			.setJson(ByteString.copyFromUtf8(json))
			.build();
	}

}
