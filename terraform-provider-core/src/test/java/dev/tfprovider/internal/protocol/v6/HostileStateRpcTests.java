/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.HexFormat;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What becomes of a state that somebody made to harm the provider: an error that names
 * it, the state as it was, and a provider that serves on.
 */
class HostileStateRpcTests {

	private static final int MANY = 1_000_000;

	private final AcmeServer server = new AcmeServer(new Acme());

	private final ProviderGrpc.ProviderBlockingStub client = this.server.client();

	@AfterEach
	void close() {
		this.server.close();
	}

	static Stream<Arguments> packed() {
		String id = "a26964";
		return Stream.of(Arguments.of("nested lists", "91".repeat(MANY)),
				Arguments.of("nested maps", "81a161".repeat(MANY)),
				Arguments.of("nested lists in an attribute", "81" + id + "91".repeat(MANY)),
				Arguments.of("long list", "dd7fffffff00"), Arguments.of("long map", "df7fffffff" + id),
				Arguments.of("long name", "81db7fffffff6964"), Arguments.of("long text", "81" + id + "db7fffffff31"),
				Arguments.of("long bytes", "81" + id + "c67fffffff31"),
				Arguments.of("long extension", "81" + id + "c97fffffff0c31"),
				Arguments.of("attribute twice", "88" + (id + "01").repeat(8)),
				Arguments.of("number of many digits", "81" + id + "db000f4240" + "39".repeat(MANY)),
				Arguments.of("number of a huge exponent", "81" + id + "ac316539393939393939393939"));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("packed")
	void packedStateIsRefusedAndKept(String name, String hex) {
		Tfplugin6.DynamicValue hostile = Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(HexFormat.of().parseHex(hex)))
			.build();
		Tfplugin6.ReadResource.Response read = this.client.readResource(
				Tfplugin6.ReadResource.Request.newBuilder().setTypeName("acme_thing").setCurrentState(hostile).build());
		assertThat(Acme.summaries(read.getDiagnosticsList())).containsExactly("ERROR Value does not fit the schema");
		assertThat(read.getDiagnostics(0).getDetail()).hasSizeLessThan(1000);
		assertThat(read.getNewState()).isEqualTo(hostile);
		Tfplugin6.ApplyResourceChange.Response applied = this.client
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setPriorState(hostile)
				.setPlannedState(hostile)
				.setConfig(hostile)
				.build());
		assertThat(Acme.summaries(applied.getDiagnosticsList())).containsExactly("ERROR Value does not fit the schema");
		assertThat(applied.getNewState()).isEqualTo(hostile);
		assertServes();
	}

	static Stream<Arguments> stored() {
		return Stream.of(Arguments.of("nested lists", "{\"id\":" + "[".repeat(MANY)),
				Arguments.of("nested maps", "{\"labels\":" + "{\"a\":".repeat(MANY)),
				Arguments.of("nested lists to skip", "{\"gone\":" + "[".repeat(MANY)),
				Arguments.of("nested type", "{\"any\":{\"type\":" + "[\"list\",".repeat(MANY)),
				Arguments.of("attribute twice", "{\"id\":1,\"id\":2}"),
				Arguments.of("number of many digits", "{\"id\":" + "9".repeat(MANY) + "}"),
				Arguments.of("number of a huge exponent", "{\"id\":1e999999999}"),
				Arguments.of("number as text", "{\"id\":\"" + "9".repeat(MANY) + "\"}"),
				Arguments.of("cut off", "{\"name\":\"" + "x".repeat(MANY)),
				Arguments.of("no UTF-8", "{\"name\":\"\\ud800\"}"));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("stored")
	void storedStateIsRefused(String name, String json) {
		Tfplugin6.UpgradeResourceState.Response upgraded = this.client
			.upgradeResourceState(Tfplugin6.UpgradeResourceState.Request.newBuilder()
				.setTypeName("acme_thing")
				.setRawState(Tfplugin6.RawState.newBuilder().setJson(ByteString.copyFromUtf8(json)))
				.build());
		assertThat(Acme.summaries(upgraded.getDiagnosticsList())).containsExactly("ERROR Stored state cannot be read");
		assertThat(upgraded.getDiagnostics(0).getDetail()).hasSizeLessThan(1000);
		assertThat(upgraded.hasUpgradedState()).isFalse();
		assertServes();
	}

	@Test
	void mapWithManyKeysOfTheSameHashIsRead() {
		StringBuilder labels = new StringBuilder();
		for (int i = 0; i < 1 << 14; i++) {
			StringBuilder key = new StringBuilder();
			for (int bit = 0; bit < 14; bit++) {
				// both have the same hash code
				key.append(((i >> bit) % 2 == 0) ? "Aa" : "BB");
			}
			labels.append((i == 0) ? "" : ",").append('"').append(key).append("\":\"x\"");
		}
		Tfplugin6.UpgradeResourceState.Response upgraded = this.client
			.upgradeResourceState(Tfplugin6.UpgradeResourceState.Request.newBuilder()
				.setTypeName("acme_thing")
				.setRawState(Tfplugin6.RawState.newBuilder()
					.setJson(ByteString.copyFromUtf8("{\"id\":1,\"labels\":{" + labels + "}}")))
				.build());
		assertThat(upgraded.getDiagnosticsList()).isEmpty();
		assertServes();
	}

	private void assertServes() {
		assertThat(this.client.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance())
			.getResourceSchemasMap()).containsOnlyKeys("acme_thing");
	}

}
