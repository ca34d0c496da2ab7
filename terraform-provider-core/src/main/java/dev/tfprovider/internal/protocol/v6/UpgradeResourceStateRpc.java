/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.UpgradeResourceState;

/**
 * Brings a stored state into the form of the current schema: attributes it lacks are
 * null, attributes it has too many are dropped, earlier versions are upgraded.
 *
 * @param provider what all RPCs use
 */
record UpgradeResourceStateRpc(RpcContext provider)
		implements
			UnaryRpc<Tfplugin6.UpgradeResourceState.Request, Tfplugin6.UpgradeResourceState.Response> {

	@Override
	public Tfplugin6.UpgradeResourceState.Response handle(CallScope scope,
			Tfplugin6.UpgradeResourceState.Request request) {
		ResourceType<?> type = this.provider.resource(request.getTypeName());
		UnreadableStateError.refuseLegacy(type.name(), request.getRawState());
		try {
			UpgradeResourceState.Response response = this.provider.runtime()
				.upgradeResourceState()
				.upgrade(scope, type, request.getVersion(), stored(scope, type, request));
			Tfplugin6.UpgradeResourceState.Response.Builder builder = Tfplugin6.UpgradeResourceState.Response
				.newBuilder();
			response.object().ifPresent((state) -> builder.setUpgradedState(this.provider.write(scope, type, state)));
			return builder.addAllDiagnostics(Diagnostics6.toProto(scope, response.diagnostics())).build();
		}
		catch (CodecException ex) {
			throw UnreadableStateError.unfit(type.name(), request.getVersion(), type.schema().version(),
					ex.getMessage());
		}
	}

	private StoredState6 stored(CallScope scope, ResourceType<?> type, Tfplugin6.UpgradeResourceState.Request request) {
		return (request.getVersion() == type.schema().version())
				? new StoredState6(scope, request.getRawState(), this.provider.objects())
				: StoredState6.ofOther(scope, request.getRawState(), this.provider.objects(), type.schema().block());
	}

}
