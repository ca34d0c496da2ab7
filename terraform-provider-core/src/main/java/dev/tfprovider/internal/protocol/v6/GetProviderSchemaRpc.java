/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.message.Functions6;
import dev.tfprovider.internal.protocol.v6.message.Schemas6;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import io.grpc.MethodDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Answers with every schema. Translated once: hosts may ask several times.
 */
final class GetProviderSchemaRpc
		implements UnaryRpc<Tfplugin6.GetProviderSchema.Request, Tfplugin6.GetProviderSchema.Response> {

	static final Tfplugin6.ServerCapabilities CAPABILITIES = Tfplugin6.ServerCapabilities.newBuilder()
		.setPlanDestroy(true)
		.setGetProviderSchemaOptional(true)
		.setMoveResourceState(true)
		.setGenerateResourceConfig(true)
		.build();

	private Tfplugin6.GetProviderSchema.@Nullable Response response;

	private final RpcContext provider;

	GetProviderSchemaRpc(RpcContext provider) {
		this.provider = provider;
	}

	@Override
	public MethodDescriptor<Tfplugin6.GetProviderSchema.Request, Tfplugin6.GetProviderSchema.Response> method() {
		return ProviderGrpc.getGetProviderSchemaMethod();
	}

	@Override
	public synchronized Tfplugin6.GetProviderSchema.Response handle(CallScope scope,
			Tfplugin6.GetProviderSchema.Request request) {
		if (this.response == null) {
			this.response = translate();
		}
		return this.response;
	}

	private Tfplugin6.GetProviderSchema.Response translate() {
		Schemas6 schemas = new Schemas6();
		Tfplugin6.GetProviderSchema.Response.Builder builder = Tfplugin6.GetProviderSchema.Response.newBuilder()
			.setServerCapabilities(CAPABILITIES)
			.setProvider(schemas.toProto(this.provider.runtime().settings().schema()));
		this.provider.runtime()
			.resources()
			.forEach((name, type) -> builder.putResourceSchemas(name, schemas.toProto(type.schema())));
		this.provider.runtime()
			.dataSources()
			.forEach((name, type) -> builder.putDataSourceSchemas(name, schemas.toProto(type.schema())));
		this.provider.runtime()
			.ephemeralResources()
			.ifPresent((resources) -> resources.types()
				.forEach((name, type) -> builder.putEphemeralResourceSchemas(name, schemas.toProto(type.schema()))));
		this.provider.runtime()
			.stateStores()
			.ifPresent((stores) -> stores.types()
				.forEach((name, type) -> builder.putStateStoreSchemas(name, schemas.toProto(type.schema()))));
		this.provider.runtime()
			.actions()
			.ifPresent((actions) -> actions.types()
				.forEach((name, type) -> builder.putActionSchemas(name,
						Tfplugin6.ActionSchema.newBuilder().setSchema(schemas.toProto(type.schema())).build())));
		this.provider.runtime()
			.listResources()
			.ifPresent((resources) -> resources.types()
				.forEach((name, type) -> builder.putListResourceSchemas(name, schemas.toProto(type.schema()))));
		this.provider.runtime()
			.providerMeta()
			.schema()
			.ifPresent((schema) -> builder.setProviderMeta(schemas.toProto(schema)));
		this.provider.runtime()
			.functions()
			.forEach((name, function) -> builder.putFunctions(name, Functions6.toProto(function.signature())));
		return builder.build();
	}

	@Override
	public Tfplugin6.GetProviderSchema.Response failed(Tfplugin6.GetProviderSchema.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.GetProviderSchema.Response.newBuilder()
			.setProvider(Tfplugin6.Schema.newBuilder().setBlock(Tfplugin6.Schema.Block.getDefaultInstance()))
			.addAllDiagnostics(diagnostics)
			.build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.GetProviderSchema.Response response) {
		return response.getDiagnosticsList();
	}

}
