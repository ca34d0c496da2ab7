/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.ReadResource;

/**
 * Refreshes an object.
 *
 * @param provider what all RPCs use
 */
record ReadResourceRpc(
		RpcContext provider) implements UnaryRpc<Tfplugin6.ReadResource.Request, Tfplugin6.ReadResource.Response> {

	@Override
	public Tfplugin6.ReadResource.Response handle(CallScope scope, Tfplugin6.ReadResource.Request request) {
		ResourceType<?> type = this.provider.resource(request.getTypeName());
		ReadResource.Response response = this.provider.runtime()
			.readResource()
			.read(type, new ReadResource.Request(this.provider.read(scope, type, request.getCurrentState()),
					request.getPrivate().toByteArray(),
					this.provider.identities().read(type, request.getCurrentIdentity()),
					this.provider.accompany(scope, request.getProviderMeta(), request.getClientCapabilities())));
		Tfplugin6.ReadResource.Response.Builder builder = Tfplugin6.ReadResource.Response.newBuilder()
			.setNewState(this.provider.write(scope, type, response.state()))
			.setPrivate(ByteString.copyFrom(response.privateState()))
			.addAllDiagnostics(this.provider.report(scope, type, response.diagnostics()));
		this.provider.identities().write(type, response.identity()).ifPresent(builder::setNewIdentity);
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	static Tfplugin6.ReadResource.Response failed(Tfplugin6.ReadResource.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		Tfplugin6.ReadResource.Response.Builder builder = Tfplugin6.ReadResource.Response.newBuilder()
			.setNewState(request.getCurrentState())
			.setPrivate(request.getPrivate())
			.addAllDiagnostics(diagnostics);
		if (request.hasCurrentIdentity()) {
			builder.setNewIdentity(request.getCurrentIdentity());
		}
		return builder.build();
	}

}
