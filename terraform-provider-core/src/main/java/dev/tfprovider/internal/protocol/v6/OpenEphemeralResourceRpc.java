/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.message.Deferred6;
import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.message.Timestamps6;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ProviderMetaValue;
import dev.tfprovider.internal.runtime.ephemeral.EphemeralOpening;
import dev.tfprovider.internal.runtime.type.EphemeralResourceType;
import dev.tfprovider.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import io.grpc.MethodDescriptor;

/**
 * Opens an object of an ephemeral resource.
 */
final class OpenEphemeralResourceRpc
		implements UnaryRpc<Tfplugin6.OpenEphemeralResource.Request, Tfplugin6.OpenEphemeralResource.Response> {

	private final EphemeralRpcs ephemeral;

	OpenEphemeralResourceRpc(EphemeralRpcs ephemeral) {
		this.ephemeral = ephemeral;
	}

	@Override
	public MethodDescriptor<Tfplugin6.OpenEphemeralResource.Request, Tfplugin6.OpenEphemeralResource.Response> method() {
		return ProviderGrpc.getOpenEphemeralResourceMethod();
	}

	@Override
	public Tfplugin6.OpenEphemeralResource.Response handle(CallScope scope,
			Tfplugin6.OpenEphemeralResource.Request request) {
		EphemeralResourceType<?> type = this.ephemeral.type(request.getTypeName());
		RpcContext provider = this.ephemeral.provider();
		BlockSchema block = type.schema().block();
		ObjectValue config = provider.objects().readObject(scope, block, request.getConfig());
		scope.with(ProviderMetaValue.NONE, request.getClientCapabilities().getDeferralAllowed());
		EphemeralOpening.Response response = this.ephemeral.resources().opening().open(scope, type, config);
		Tfplugin6.OpenEphemeralResource.Response.Builder builder = Tfplugin6.OpenEphemeralResource.Response.newBuilder()
			.setResult(provider.objects().write(scope, block, response.result()))
			.addAllDiagnostics(Diagnostics6.toProto(scope, SourcePath.shorten(block, response.diagnostics())));
		response.kept().map(ByteString::copyFrom).ifPresent(builder::setPrivate);
		Timestamps6.of(response.renewal()).ifPresent(builder::setRenewAt);
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	@Override
	public Tfplugin6.OpenEphemeralResource.Response failed(Tfplugin6.OpenEphemeralResource.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.OpenEphemeralResource.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.OpenEphemeralResource.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.EPHEMERAL_RESOURCE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.OpenEphemeralResource.Response response) {
		return response.getDiagnosticsList();
	}

}
