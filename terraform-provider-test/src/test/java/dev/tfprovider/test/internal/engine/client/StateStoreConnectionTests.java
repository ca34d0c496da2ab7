/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.stub.StreamObserver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class StateStoreConnectionTests {

	private final StoreProvider provider = new StoreProvider();

	private final InProcessTransport transport = new InProcessTransport(this.provider, new ConnectionSessions(),
			List.of());

	/** Whether the channel was closed, each time that the provider was asked to end. */
	private final List<Boolean> closedAtTheEnd = new ArrayList<>();

	@AfterEach
	void stop() {
		this.transport.close();
	}

	@Test
	void providerIsAskedToEndWhileItCanBeReached() {
		connect("a_store").close();
		assertThat(this.closedAtTheEnd).containsExactly(false);
	}

	@Test
	void providerWithoutTheStoreEnds() {
		assertThatIllegalArgumentException().isThrownBy(() -> connect("a_bucket"))
			.withMessage("The provider has no state store type \"a_bucket\", but [a_store]");
		assertThat(this.closedAtTheEnd).containsExactly(false);
	}

	private StateStoreConnection connect(String type) {
		Transport.Connection connection = this.transport.connect();
		return new StateStoreConnection(
				new Transport.Connection(connection.channel(), connection.protocol(),
						() -> this.closedAtTheEnd.add(connection.channel().isShutdown())),
				type, Map.of(), Map.of(), new CallRecorder());
	}

	/**
	 * A provider of a state store that needs no configuration.
	 */
	private static final class StoreProvider extends ProviderGrpc.ProviderImplBase {

		@Override
		public void getProviderSchema(Tfplugin6.GetProviderSchema.Request request,
				StreamObserver<Tfplugin6.GetProviderSchema.Response> answer) {
			Tfplugin6.Schema empty = Tfplugin6.Schema.newBuilder()
				.setBlock(Tfplugin6.Schema.Block.getDefaultInstance())
				.build();
			answer.onNext(Tfplugin6.GetProviderSchema.Response.newBuilder()
				.setProvider(empty)
				.putStateStoreSchemas("a_store", empty)
				.build());
			answer.onCompleted();
		}

	}

}
