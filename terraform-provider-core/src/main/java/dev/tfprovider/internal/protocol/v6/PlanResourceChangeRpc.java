/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.runtime.PlanResourceChange;
import dev.tfprovider.internal.runtime.ResourceType;

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
		ValueCodec codec = this.types.codec(type.type());
		PlanResourceChange.Response response = this.planResourceChange.plan(type,
				new PlanResourceChange.Request(Values6.read(codec, request.getPriorState()),
						Values6.read(codec, request.getProposedNewState()), Values6.read(codec, request.getConfig()),
						request.getPriorPrivate().toByteArray(),
						this.types.context(request.getProviderMeta(), request.getClientCapabilities(),
								this.identities.read(type, request.getPriorIdentity()))));
		Tfplugin6.PlanResourceChange.Response.Builder builder = Tfplugin6.PlanResourceChange.Response.newBuilder()
			.setPlannedState(Values6.write(codec, response.planned()))
			.addAllRequiresReplace(response.requiresReplace().stream().map(Diagnostics6::toProto).toList())
			.setPlannedPrivate(ByteString.copyFrom(response.plannedPrivate()))
			.addAllDiagnostics(Diagnostics6.toProto(SourcePath.shorten(type.schema().block(), response.diagnostics())));
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
			.addAllDiagnostics(Diagnostics6.toProto(diagnostics));
		if (request.hasPriorIdentity()) {
			builder.setPlannedIdentity(request.getPriorIdentity());
		}
		return builder.build();
	}

	@Override
	public String typeName(Tfplugin6.PlanResourceChange.Request request) {
		return request.getTypeName();
	}

}
