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
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.HostProfile;
import io.grpc.Status;
import io.grpc.stub.StreamObserver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

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

	@Test
	void providerWithoutASchemaEnds() {
		this.provider.broken = true;
		assertThatIllegalStateException().isThrownBy(() -> connect("a_store"))
			.withMessageStartingWith("The provider has no schema: Plugin error: ");
		assertThat(this.closedAtTheEnd).containsExactly(false);
	}

	@Test
	void providerEndsIfItsSettingsCannotBeRead() {
		assertThatIllegalArgumentException().isThrownBy(() -> connect("a_store", Map.of("color", "red")))
			.withMessageContaining("color");
		assertThat(this.closedAtTheEnd).containsExactly(false);
	}

	@ParameterizedTest
	@CsvSource({ "Terraform, 1.15.9, 1.15.9", "OpenTofu, 1.12.6, 1.13.0" })
	void providerIsToldTheVersionThatTheHostClaims(String product, String version, String claimed) {
		HostProfile host = product.equals("OpenTofu") ? HostProfile.openTofu(version) : HostProfile.terraform(version);
		try (StateStoreConnection connection = connect("a_store")) {
			assertThat(connection.configure(host, 10).diagnostics()).extracting(EngineDiagnostic::detail)
				.containsExactly("told " + claimed);
		}
	}

	@Test
	void providerThatBreaksOffIsADiagnostic() {
		try (StateStoreConnection connection = connect("a_store")) {
			this.provider.broken = true;
			assertThat(connection.configure(HostProfile.terraform("1.16.0"), 10).diagnostics()).singleElement()
				.satisfies((diagnostic) -> assertThat(diagnostic.detail()).contains("ConfigureProvider", "broken"));
		}
	}

	private StateStoreConnection connect(String type) {
		return connect(type, Map.of());
	}

	private StateStoreConnection connect(String type, Map<String, ?> settings) {
		Transport.Connection connection = this.transport.connect();
		return new StateStoreConnection(
				new Transport.Connection(connection.channel(), connection.protocol(),
						() -> this.closedAtTheEnd.add(connection.channel().isShutdown())),
				type, settings, Map.of(), new CallRecorder());
	}

	/**
	 * A provider of a state store that needs no configuration.
	 */
	private static final class StoreProvider extends ProviderGrpc.ProviderImplBase {

		private boolean broken;

		@Override
		public void getProviderSchema(Tfplugin6.GetProviderSchema.Request request,
				StreamObserver<Tfplugin6.GetProviderSchema.Response> answer) {
			if (this.broken) {
				answer.onError(Status.INTERNAL.withDescription("broken").asRuntimeException());
				return;
			}
			Tfplugin6.Schema empty = Tfplugin6.Schema.newBuilder()
				.setBlock(Tfplugin6.Schema.Block.getDefaultInstance())
				.build();
			answer.onNext(Tfplugin6.GetProviderSchema.Response.newBuilder()
				.setProvider(empty)
				.putStateStoreSchemas("a_store", empty)
				.build());
			answer.onCompleted();
		}

		@Override
		public void configureProvider(Tfplugin6.ConfigureProvider.Request request,
				StreamObserver<Tfplugin6.ConfigureProvider.Response> answer) {
			if (this.broken) {
				answer.onError(Status.INTERNAL.withDescription("broken").asRuntimeException());
				return;
			}
			answer.onNext(Tfplugin6.ConfigureProvider.Response.newBuilder()
				.addDiagnostics(Tfplugin6.Diagnostic.newBuilder()
					.setSeverity(Tfplugin6.Diagnostic.Severity.ERROR)
					.setSummary("No")
					.setDetail("told " + request.getTerraformVersion()))
				.build());
			answer.onCompleted();
		}

	}

}
