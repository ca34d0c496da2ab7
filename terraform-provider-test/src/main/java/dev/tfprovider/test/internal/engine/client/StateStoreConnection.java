/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;

/**
 * A connection to a provider for the sake of one of its state stores.
 */
public final class StateStoreConnection implements AutoCloseable {

	private final Transport.Connection connection;

	private final Channel channel;

	private final StateStoreCalls calls;

	private final ServedType provider;

	private final ServedType store;

	/**
	 * Read the schemas.
	 * @param connection connection to the provider, closed with this
	 * @param type the state store type
	 * @param settings the provider block, in Terraform's JSON syntax
	 * @param config the configuration of the store, likewise
	 * @param recorder records the calls
	 * @throws IllegalArgumentException if the provider has no such state store
	 */
	public StateStoreConnection(Transport.Connection connection, String type, Map<String, ?> settings,
			Map<String, ?> config, CallRecorder recorder) {
		this.channel = ClientInterceptors.intercept(connection.calls(), recorder);
		Tfplugin6.GetProviderSchema.Response schema = ProviderGrpc.newBlockingStub(this.channel)
			.withMaxInboundMessageSize(Integer.MAX_VALUE)
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		Tfplugin6.Schema store = schema.getStateStoreSchemasMap().get(type);
		if (store == null) {
			close(connection);
			throw new IllegalArgumentException("The provider has no state store type \"" + type + "\", but "
					+ schema.getStateStoreSchemasMap().keySet());
		}
		this.connection = connection;
		this.provider = ServedType.of("", schema.getProvider()).withConfiguration(settings);
		this.store = ServedType.of(type, store).withConfiguration(config);
		this.calls = new StateStoreCalls(this.channel, type);
	}

	/**
	 * Configure provider and state store.
	 * @param chunkSize the size of chunks to propose
	 * @return the size that was agreed on
	 */
	public StateStoreCalls.Answer<Long> configure(long chunkSize) {
		ProviderGrpc.ProviderBlockingStub stub = ProviderGrpc.newBlockingStub(this.channel);
		List<EngineDiagnostic> diagnostics = new ArrayList<>(
				ProtocolMessages.diagnostics(stub.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
					.setTerraformVersion("1.16.0")
					.setConfig(this.provider.message(this.provider.configuration()))
					.build()).getDiagnosticsList()));
		Tfplugin6.DynamicValue config = this.store.message(this.store.configuration());
		if (diagnostics.stream().noneMatch(EngineDiagnostic::error)) {
			diagnostics.addAll(this.calls.validate(config));
		}
		if (diagnostics.stream().anyMatch(EngineDiagnostic::error)) {
			return new StateStoreCalls.Answer<>(null, diagnostics);
		}
		StateStoreCalls.Answer<Long> answer = this.calls.configure(config, chunkSize);
		diagnostics.addAll(answer.diagnostics());
		return new StateStoreCalls.Answer<>(answer.result(), diagnostics);
	}

	public StateStoreCalls calls() {
		return this.calls;
	}

	@Override
	public void close() {
		close(this.connection);
	}

	private static void close(Transport.Connection connection) {
		connection.end().run();
		connection.channel().shutdownNow();
	}

}
