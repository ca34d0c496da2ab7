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
import dev.tfprovider.test.internal.engine.host.HostProfile;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;

/**
 * A connection to a provider for the sake of one of its state stores.
 */
public final class StateStoreConnection implements AutoCloseable {

	private final Transport.Connection connection;

	private final ProviderCalls providerCalls;

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
	 * @throws IllegalStateException if it has no schema
	 */
	public StateStoreConnection(Transport.Connection connection, String type, Map<String, ?> settings,
			Map<String, ?> config, CallRecorder recorder) {
		Channel channel = ClientInterceptors.intercept(connection.calls(), recorder);
		this.connection = connection;
		this.providerCalls = ProviderCalls.of(channel, connection.protocol());
		this.calls = new StateStoreCalls(channel, type);
		try {
			Tfplugin6.GetProviderSchema.Response schema = schema();
			Tfplugin6.Schema store = schema.getStateStoreSchemasMap().get(type);
			if (store == null) {
				throw new IllegalArgumentException("The provider has no state store type \"" + type + "\", but "
						+ schema.getStateStoreSchemasMap().keySet());
			}
			this.provider = ServedType.of("", schema.getProvider()).withConfiguration(settings);
			this.store = ServedType.of(type, store).withConfiguration(config);
		}
		catch (RuntimeException ex) {
			close();
			throw ex;
		}
	}

	private Tfplugin6.GetProviderSchema.Response schema() {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.GetProviderSchema.Response schema = this.providerCalls
			.call(RequestMessage.of(ProviderGrpc.getGetProviderSchemaMethod()), diagnostics);
		if (schema == null || diagnostics.stream().anyMatch(EngineDiagnostic::error)) {
			throw new IllegalStateException("The provider has no schema: " + EngineDiagnostic.text(diagnostics));
		}
		return schema;
	}

	/**
	 * Configure provider and state store.
	 * @param host tells the provider its version
	 * @param chunkSize the size of chunks to propose
	 * @return the size that was agreed on
	 */
	public StateStoreCalls.Answer<Long> configure(HostProfile host, long chunkSize) {
		List<EngineDiagnostic> diagnostics = this.providerCalls
			.diagnose(RequestMessage.of(ProviderGrpc.getConfigureProviderMethod())
				.with("terraform_version", host.claimedVersion())
				.with("config", this.provider.message(this.provider.configuration())));
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
		this.connection.end().run();
		this.connection.channel().shutdownNow();
	}

}
