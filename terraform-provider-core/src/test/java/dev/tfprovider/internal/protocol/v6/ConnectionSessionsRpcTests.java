/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import io.grpc.ManagedChannel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link dev.tfprovider.internal.protocol.v6.ConnectionSessions} with real
 * connections.
 */
class ConnectionSessionsRpcTests {

	private final Acme acme = new Acme();

	private final AcmeServer server = new AcmeServer(this.acme);

	private final List<Object> endpoints = new ArrayList<>();

	private final List<ProviderSession> used = new ArrayList<>();

	ConnectionSessionsRpcTests() {
		this.acme.code((data) -> {
			ProviderSession session = this.server.currentSession().get();
			this.used.add(session);
			this.endpoints.add(((Acme.Settings) session.settings()).endpoint());
			return new Acme.Thing(7L, "a", 1, null, null, null, Instant.EPOCH, List.of());
		});
	}

	@AfterEach
	void close() {
		this.server.close();
	}

	@Test
	void connectionsHaveSessionsOfTheirOwn() {
		ManagedChannel first = this.server.connect();
		ManagedChannel second = this.server.connect();
		configure(first, "https://first");
		configure(second, "https://second");
		create(first);
		create(second);
		create(first);
		assertThat(this.endpoints).containsExactly("https://first", "https://second", "https://first");
		assertThat(this.used.get(0)).isSameAs(this.used.get(2)).isNotSameAs(this.used.get(1));
	}

	@Test
	void connectionThatNeverConfiguresUsesTheLastConfigured() {
		configure(this.server.connect(), "https://first");
		configure(this.server.connect(), "https://second");
		create(this.server.connect());
		assertThat(this.endpoints).containsExactly("https://second");
	}

	@Test
	void connectionBeforeAnyConfigurationIsNotConfigured() {
		Tfplugin6.ApplyResourceChange.Response response = create(this.server.connect());
		assertThat(Acme.summaries(response.getDiagnosticsList())).containsExactly("ERROR Provider not configured");
	}

	@Test
	void reconfiguringAConnectionReplacesItsSettings() {
		ManagedChannel channel = this.server.connect();
		configure(channel, "https://first");
		configure(channel, "https://second");
		create(channel);
		assertThat(this.endpoints).containsExactly("https://second");
	}

	@Test
	void sessionThatPutConfigurationOffSaysSo() {
		ManagedChannel channel = this.server.connect();
		ProviderGrpc.newBlockingStub(channel)
			.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
				.setConfig(Tfplugin6.DynamicValue.newBuilder()
					.setMsgpack(ByteString.copyFrom(HexFormat.of().parseHex("81a8656e64706f696e74d40000"))))
				.build());
		assertThat(Acme.summaries(create(channel).getDiagnosticsList()))
			.containsExactly("ERROR Unknown value in provider configuration");
	}

	private void configure(ManagedChannel channel, String endpoint) {
		Tfplugin6.ConfigureProvider.Response response = ProviderGrpc.newBlockingStub(channel)
			.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
				.setConfig(Acme.settings("{\"endpoint\":\"" + endpoint + "\"}"))
				.build());
		assertThat(response.getDiagnosticsList()).isEmpty();
	}

	private Tfplugin6.ApplyResourceChange.Response create(ManagedChannel channel) {
		return ProviderGrpc.newBlockingStub(channel)
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setPlannedState(Acme.thing("{\"name\":\"a\",\"size\":1,\"parts\":[]}"))
				.setConfig(Acme.thing("{\"name\":\"a\",\"parts\":[]}"))
				.build());
	}

}
