/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.PlanResourceChange;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.schema.Block;

/**
 * Plans a change of an object.
 */
final class PlanResourceChangeRpc
		implements Rpc<Tfplugin6.PlanResourceChange.Request, Tfplugin6.PlanResourceChange.Response> {

	private final PlanResourceChange planResourceChange;

	private final ServedTypes types;

	private final Identities6 identities;

	PlanResourceChangeRpc(PlanResourceChange planResourceChange, ServedTypes types) {
		this.planResourceChange = planResourceChange;
		this.types = types;
		this.identities = new Identities6(types);
	}

	@Override
	public Tfplugin6.PlanResourceChange.Response handle(Tfplugin6.PlanResourceChange.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		Block block = type.schema().block();
		PlanResourceChange.Response response = this.planResourceChange.plan(type,
				new PlanResourceChange.Request(this.types.read(block, request.getPriorState()),
						this.types.read(block, request.getProposedNewState()),
						this.types.read(block, request.getConfig()), request.getPriorPrivate().toByteArray(),
						this.types.context(request.getProviderMeta(), request.getClientCapabilities(),
								this.identities.read(type, request.getPriorIdentity()))));
		Tfplugin6.PlanResourceChange.Response.Builder builder = Tfplugin6.PlanResourceChange.Response.newBuilder()
			.setPlannedState(this.types.write(block, response.planned()))
			.addAllRequiresReplace(response.requiresReplace().stream().map(Diagnostics6::toProto).toList())
			.setPlannedPrivate(ByteString.copyFrom(response.plannedPrivate()))
			.addAllDiagnostics(this.types.diagnostics(SourcePath.shorten(block, response.diagnostics())));
		this.identities.write(type, response.identity()).ifPresent(builder::setPlannedIdentity);
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	@Override
	public Tfplugin6.PlanResourceChange.Response failed(Tfplugin6.PlanResourceChange.Request request,
			List<Diagnostic> diagnostics) {
		Tfplugin6.PlanResourceChange.Response.Builder builder = Tfplugin6.PlanResourceChange.Response.newBuilder()
			.setPlannedState(request.getPriorState())
			.setPlannedPrivate(request.getPriorPrivate())
			.addAllDiagnostics(this.types.diagnostics(diagnostics));
		if (request.hasPriorIdentity()) {
			builder.setPlannedIdentity(request.getPriorIdentity());
		}
		return builder.build();
	}

	@Override
	public String typeName(Tfplugin6.PlanResourceChange.Request request) {
		return request.getTypeName();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.PlanResourceChange.Response response) {
		return response.getDiagnosticsList();
	}

}
