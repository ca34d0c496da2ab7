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
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.type.EphemeralResourceType;
import io.grpc.MethodDescriptor;

/**
 * Closes an object of an ephemeral resource.
 */
final class CloseEphemeralResourceRpc
		implements UnaryRpc<Tfplugin6.CloseEphemeralResource.Request, Tfplugin6.CloseEphemeralResource.Response> {

	private final EphemeralRpcs ephemeral;

	CloseEphemeralResourceRpc(EphemeralRpcs ephemeral) {
		this.ephemeral = ephemeral;
	}

	@Override
	public MethodDescriptor<Tfplugin6.CloseEphemeralResource.Request, Tfplugin6.CloseEphemeralResource.Response> method() {
		return ProviderGrpc.getCloseEphemeralResourceMethod();
	}

	@Override
	public Tfplugin6.CloseEphemeralResource.Response handle(CallScope scope,
			Tfplugin6.CloseEphemeralResource.Request request) {
		EphemeralResourceType<?> type = this.ephemeral.type(request.getTypeName());
		return failed(request, Diagnostics6.toProto(scope, SourcePath.shorten(type.schema().block(),
				this.ephemeral.resources().closing().close(scope, type, request.getPrivate().toByteArray()))));
	}

	@Override
	public Tfplugin6.CloseEphemeralResource.Response failed(Tfplugin6.CloseEphemeralResource.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.CloseEphemeralResource.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.CloseEphemeralResource.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.EPHEMERAL_RESOURCE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.CloseEphemeralResource.Response response) {
		return response.getDiagnosticsList();
	}

}
