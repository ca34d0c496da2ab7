/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
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

	private final List<ServedKind> kinds;

	GetProviderSchemaRpc(RpcContext provider, List<ServedKind> kinds) {
		this.provider = provider;
		this.kinds = kinds;
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
		this.kinds.forEach((served) -> this.provider.runtime()
			.types(served.kind())
			.forEach((name, type) -> served.schema().write(builder, name, schemas.toProto(type.schema()))));
		this.provider.runtime().metaSchema().ifPresent((schema) -> builder.setProviderMeta(schemas.toProto(schema)));
		this.provider.runtime()
			.functions()
			.forEach((name, function) -> builder.putFunctions(name, Functions6.toProto(function.signature())));
		return builder.build();
	}

	static Tfplugin6.GetProviderSchema.Response failed(List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.GetProviderSchema.Response.newBuilder()
			.setProvider(Tfplugin6.Schema.newBuilder().setBlock(Tfplugin6.Schema.Block.getDefaultInstance()))
			.addAllDiagnostics(diagnostics)
			.build();
	}

}
