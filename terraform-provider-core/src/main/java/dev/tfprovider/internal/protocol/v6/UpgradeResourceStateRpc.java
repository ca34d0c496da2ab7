/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.internal.runtime.UpgradeResourceState;

/**
 * Brings a stored state into the form of the current schema: attributes it lacks are
 * null, attributes it has too many are dropped, earlier versions are upgraded.
 */
final class UpgradeResourceStateRpc
		implements Rpc<Tfplugin6.UpgradeResourceState.Request, Tfplugin6.UpgradeResourceState.Response> {

	private final UpgradeResourceState upgradeResourceState;

	private final ServedTypes types;

	UpgradeResourceStateRpc(UpgradeResourceState upgradeResourceState, ServedTypes types) {
		this.upgradeResourceState = upgradeResourceState;
		this.types = types;
	}

	@Override
	public Tfplugin6.UpgradeResourceState.Response handle(Tfplugin6.UpgradeResourceState.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		Optional<Diagnostic> legacy = RawStateProblem.legacy(type.name(), request.getRawState());
		if (legacy.isPresent()) {
			return failed(request, List.of(legacy.get()));
		}
		try {
			UpgradeResourceState.Response response = this.upgradeResourceState.upgrade(type, request.getVersion(),
					stored(type, request));
			Tfplugin6.UpgradeResourceState.Response.Builder builder = Tfplugin6.UpgradeResourceState.Response
				.newBuilder();
			response.object()
				.ifPresent((state) -> builder.setUpgradedState(this.types.write(type.schema().block(), state)));
			return builder.addAllDiagnostics(this.types.diagnostics(response.diagnostics())).build();
		}
		catch (CodecException ex) {
			return failed(request, List.of(RawStateProblem.unfit(type.name(), request.getVersion(),
					type.schema().version(), ex.getMessage())));
		}
	}

	private StoredState6 stored(ResourceType<?> type, Tfplugin6.UpgradeResourceState.Request request) {
		return (request.getVersion() == type.schema().version()) ? new StoredState6(request.getRawState(), this.types)
				: StoredState6.ofOther(request.getRawState(), this.types, type.schema().block());
	}

	@Override
	public Tfplugin6.UpgradeResourceState.Response failed(Tfplugin6.UpgradeResourceState.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.UpgradeResourceState.Response.newBuilder()
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.UpgradeResourceState.Request request) {
		return request.getTypeName();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.UpgradeResourceState.Response response) {
		return response.getDiagnosticsList();
	}

}
