/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.message.Timestamps6;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.ephemeral.EphemeralRenewal;
import dev.tfprovider.internal.runtime.type.EphemeralResourceType;
import io.grpc.MethodDescriptor;

/**
 * Renews an open object of an ephemeral resource. If that fails, the host keeps what it
 * has.
 */
final class RenewEphemeralResourceRpc
		implements UnaryRpc<Tfplugin6.RenewEphemeralResource.Request, Tfplugin6.RenewEphemeralResource.Response> {

	private final EphemeralRpcs ephemeral;

	RenewEphemeralResourceRpc(EphemeralRpcs ephemeral) {
		this.ephemeral = ephemeral;
	}

	@Override
	public MethodDescriptor<Tfplugin6.RenewEphemeralResource.Request, Tfplugin6.RenewEphemeralResource.Response> method() {
		return ProviderGrpc.getRenewEphemeralResourceMethod();
	}

	@Override
	public Tfplugin6.RenewEphemeralResource.Response handle(CallScope scope,
			Tfplugin6.RenewEphemeralResource.Request request) {
		EphemeralResourceType<?> type = this.ephemeral.type(request.getTypeName());
		EphemeralRenewal.Response response = this.ephemeral.resources()
			.renewal()
			.renew(scope, type, request.getPrivate().toByteArray());
		Tfplugin6.RenewEphemeralResource.Response.Builder builder = Tfplugin6.RenewEphemeralResource.Response
			.newBuilder()
			.setPrivate(ByteString.copyFrom(response.privateData()))
			.addAllDiagnostics(
					Diagnostics6.toProto(scope, SourcePath.shorten(type.schema().block(), response.diagnostics())));
		Timestamps6.of(response.renewal()).ifPresent(builder::setRenewAt);
		return builder.build();
	}

	@Override
	public Tfplugin6.RenewEphemeralResource.Response failed(Tfplugin6.RenewEphemeralResource.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.RenewEphemeralResource.Response.newBuilder()
			.setPrivate(request.getPrivate())
			.addAllDiagnostics(diagnostics)
			.build();
	}

	@Override
	public String typeName(Tfplugin6.RenewEphemeralResource.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.EPHEMERAL_RESOURCE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.RenewEphemeralResource.Response response) {
		return response.getDiagnosticsList();
	}

}
