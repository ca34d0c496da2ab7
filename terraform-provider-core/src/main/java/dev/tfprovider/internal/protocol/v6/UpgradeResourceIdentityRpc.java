/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.UpgradeResourceState;

/**
 * Brings a stored identity into the current form.
 *
 * @param provider what all RPCs use
 */
record UpgradeResourceIdentityRpc(RpcContext provider)
		implements
			UnaryRpc<Tfplugin6.UpgradeResourceIdentity.Request, Tfplugin6.UpgradeResourceIdentity.Response> {

	@Override
	public Tfplugin6.UpgradeResourceIdentity.Response handle(CallScope scope,
			Tfplugin6.UpgradeResourceIdentity.Request request) {
		ResourceType<?> type = this.provider.resource(request.getTypeName());
		if (type.identity().isEmpty()) {
			throw new DiagnosticException("Resource without identity",
					type.name() + " has no identity in this version of the provider.");
		}
		try {
			UpgradeResourceState.Response response = this.provider.runtime()
				.upgradeResourceState()
				.upgradeIdentity(scope, type, request.getVersion(),
						new StoredState6(scope, request.getRawIdentity(), this.provider.objects()));
			Tfplugin6.UpgradeResourceIdentity.Response.Builder builder = Tfplugin6.UpgradeResourceIdentity.Response
				.newBuilder()
				.addAllDiagnostics(Diagnostics6.toProto(scope, response.diagnostics()));
			this.provider.identities()
				.write(type, response.object().orElse(null))
				.ifPresent(builder::setUpgradedIdentity);
			return builder.build();
		}
		catch (CodecException ex) {
			throw UnreadableStateError.unfit("identity of " + type.name(), request.getVersion(),
					type.identity().get().version(), ex.getMessage());
		}
	}

}
