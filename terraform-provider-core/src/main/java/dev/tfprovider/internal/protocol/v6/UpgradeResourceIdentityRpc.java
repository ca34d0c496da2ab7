/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.internal.runtime.UpgradeResourceState;

/**
 * Brings a stored identity into the current form.
 */
final class UpgradeResourceIdentityRpc
		implements Rpc<Tfplugin6.UpgradeResourceIdentity.Request, Tfplugin6.UpgradeResourceIdentity.Response> {

	private final UpgradeResourceState upgradeResourceState;

	private final ServedTypes types;

	private final Identities6 identities;

	UpgradeResourceIdentityRpc(UpgradeResourceState upgradeResourceState, ServedTypes types) {
		this.upgradeResourceState = upgradeResourceState;
		this.types = types;
		this.identities = new Identities6(types);
	}

	@Override
	public Tfplugin6.UpgradeResourceIdentity.Response handle(Tfplugin6.UpgradeResourceIdentity.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		if (type.identity().isEmpty()) {
			return failed(request, List.of(Diagnostic.error("Resource without identity",
					type.name() + " has no identity in this version of the provider.")));
		}
		try {
			UpgradeResourceState.Response response = this.upgradeResourceState.upgradeIdentity(type,
					request.getVersion(), new StoredState6(request.getRawIdentity(), this.types));
			Tfplugin6.UpgradeResourceIdentity.Response.Builder builder = Tfplugin6.UpgradeResourceIdentity.Response
				.newBuilder()
				.addAllDiagnostics(this.types.diagnostics(response.diagnostics()));
			this.identities.write(type, response.object().orElse(null)).ifPresent(builder::setUpgradedIdentity);
			return builder.build();
		}
		catch (CodecException ex) {
			return failed(request, List.of(RawStateProblem.unfit("identity of " + type.name(), request.getVersion(),
					type.identity().get().version(), ex.getMessage())));
		}
	}

	@Override
	public Tfplugin6.UpgradeResourceIdentity.Response failed(Tfplugin6.UpgradeResourceIdentity.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.UpgradeResourceIdentity.Response.newBuilder()
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.UpgradeResourceIdentity.Request request) {
		return request.getTypeName();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.UpgradeResourceIdentity.Response response) {
		return response.getDiagnosticsList();
	}

}
