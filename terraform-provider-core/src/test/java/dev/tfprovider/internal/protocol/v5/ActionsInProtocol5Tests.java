/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v5;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import com.google.protobuf.ByteString;
import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v5.proto.Tfplugin5;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.grpc.stub.ClientCalls;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Actions under the names of protocol 5.
 */
class ActionsInProtocol5Tests {

	@Test
	void actionIsInvokedThroughProtocol5() throws IOException {
		ConnectionSessions sessions = new ConnectionSessions();
		ProviderService provider = new ProviderService(runtime(
				ProviderDefinition.builder("acme").action("ping", Ping.class, (data) -> data.progress("pong")).build()),
				sessions);
		String name = UUID.randomUUID().toString();
		Server server = InProcessServerBuilder.forName(name)
			.addService(new Protocol5Service(provider))
			.addTransportFilter(sessions.filter())
			.build()
			.start();
		ManagedChannel channel = InProcessChannelBuilder.forName(name).build();
		try {
			List<String> events = new ArrayList<>();
			ClientCalls
				.blockingServerStreamingCall(channel, Protocol5.renamed(ProviderGrpc.getInvokeActionMethod()),
						CallOptions.DEFAULT,
						Tfplugin6.InvokeAction.Request.newBuilder()
							.setActionType("acme_ping")
							.setConfig(Tfplugin6.DynamicValue.newBuilder()
								.setMsgpack(ByteString.copyFrom(new byte[] { (byte) 0x80 })))
							.build())
				.forEachRemaining((event) -> events.add(event.getProgress().getMessage() + " " + event.hasCompleted()));
			assertThat(events).containsExactly("pong false", " true");
			Tfplugin5.GetProviderSchema.Response schema = (Tfplugin5.GetProviderSchema.Response) ClientCalls
				.blockingUnaryCall(channel, Protocol5.of(ProviderGrpc.getGetProviderSchemaMethod()),
						CallOptions.DEFAULT, Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
			assertThat(schema.getActionSchemasOrThrow("acme_ping").getSchema().hasBlock()).isTrue();
		}
		finally {
			channel.shutdownNow();
			server.shutdownNow();
		}
	}

	@Test
	void nestedAttributeOfAnActionCannotBeServed() {
		ProviderRuntime runtime = runtime(
				ProviderDefinition.builder("acme").action("feed", Feed.class, (data) -> data.progress("")).build());
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> NestedAttributeCheck.check(runtime))
			.withMessageContaining("The action acme_feed")
			.withMessageContaining("bowl");
	}

	private static ProviderRuntime runtime(ProviderDefinition definition) {
		return new ProviderRuntime(definition, new ModelMappings(List.of()), ConstraintValidator.NONE, List.of(),
				Map.of(), new CurrentSession());
	}

	record Ping() {

	}

	record Feed(Bowl bowl) {

	}

	record Bowl(String color) {

	}

}
