/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.type.EphemeralResourceType;
import dev.tfprovider.schema.BlockSchema;
import io.grpc.MethodDescriptor;

/**
 * Validates the configuration of an ephemeral resource.
 */
final class ValidateEphemeralResourceConfigRpc implements
		UnaryRpc<Tfplugin6.ValidateEphemeralResourceConfig.Request, Tfplugin6.ValidateEphemeralResourceConfig.Response> {

	private final EphemeralRpcs ephemeral;

	ValidateEphemeralResourceConfigRpc(EphemeralRpcs ephemeral) {
		this.ephemeral = ephemeral;
	}

	@Override
	public MethodDescriptor<Tfplugin6.ValidateEphemeralResourceConfig.Request, Tfplugin6.ValidateEphemeralResourceConfig.Response> method() {
		return ProviderGrpc.getValidateEphemeralResourceConfigMethod();
	}

	@Override
	public Tfplugin6.ValidateEphemeralResourceConfig.Response handle(CallScope scope,
			Tfplugin6.ValidateEphemeralResourceConfig.Request request) {
		EphemeralResourceType<?> type = this.ephemeral.type(request.getTypeName());
		RpcContext provider = this.ephemeral.provider();
		BlockSchema block = type.schema().block();
		return failed(request, Diagnostics6.toProto(scope, SourcePath.shorten(block, provider.runtime()
			.validateConfig()
			.ephemeralResource(scope, type, provider.objects().readObject(scope, block, request.getConfig())))));
	}

	@Override
	public Tfplugin6.ValidateEphemeralResourceConfig.Response failed(
			Tfplugin6.ValidateEphemeralResourceConfig.Request request, List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ValidateEphemeralResourceConfig.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.ValidateEphemeralResourceConfig.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.EPHEMERAL_RESOURCE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ValidateEphemeralResourceConfig.Response response) {
		return response.getDiagnosticsList();
	}

}
