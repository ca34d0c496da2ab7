/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.ImportResourceState;
import dev.tfprovider.value.ObjectValue;

/**
 * Starts an import.
 *
 * @param provider what all RPCs use
 */
record ImportResourceStateRpc(RpcContext provider)
		implements
			UnaryRpc<Tfplugin6.ImportResourceState.Request, Tfplugin6.ImportResourceState.Response> {

	@Override
	public Tfplugin6.ImportResourceState.Response handle(CallScope scope,
			Tfplugin6.ImportResourceState.Request request) {
		ResourceType<?> type = this.provider.resource(request.getTypeName());
		ObjectValue identity = this.provider.identities().read(type, request.getIdentity());
		ImportResourceState.Response response = this.provider.runtime()
			.importResourceState()
			.importState(type, new ImportResourceState.Request(request.getId(), identity, this.provider.accompany(scope,
					Tfplugin6.DynamicValue.getDefaultInstance(), request.getClientCapabilities())));
		Tfplugin6.ImportResourceState.Response.Builder builder = Tfplugin6.ImportResourceState.Response.newBuilder();
		response.objects().forEach((object) -> builder.addImportedResources(toProto(scope, object)));
		builder.addAllDiagnostics(Diagnostics6.toProto(scope, response.diagnostics()));
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	private Tfplugin6.ImportResourceState.ImportedResource toProto(CallScope scope,
			ImportResourceState.Imported object) {
		Tfplugin6.ImportResourceState.ImportedResource.Builder builder = Tfplugin6.ImportResourceState.ImportedResource
			.newBuilder()
			.setTypeName(object.type().name())
			.setState(this.provider.write(scope, object.type(), object.state()));
		this.provider.identities().write(object.type(), object.identity()).ifPresent(builder::setIdentity);
		return builder.build();
	}

}
