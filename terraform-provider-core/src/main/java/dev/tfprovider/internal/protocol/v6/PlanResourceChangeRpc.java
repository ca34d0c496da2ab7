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
import dev.tfprovider.internal.runtime.operation.PlanResourceChange;

/**
 * Plans a change of an object.
 *
 * @param provider what all RPCs use
 */
record PlanResourceChangeRpc(RpcContext provider)
		implements
			UnaryRpc<Tfplugin6.PlanResourceChange.Request, Tfplugin6.PlanResourceChange.Response> {

	@Override
	public Tfplugin6.PlanResourceChange.Response handle(CallScope scope, Tfplugin6.PlanResourceChange.Request request) {
		ResourceType<?> type = this.provider.resource(request.getTypeName());
		PlanResourceChange.Response response = this.provider.runtime()
			.planResourceChange()
			.plan(type, new PlanResourceChange.Request(this.provider.read(scope, type, request.getPriorState()),
					this.provider.read(scope, type, request.getProposedNewState()),
					this.provider.read(scope, type, request.getConfig()), request.getPriorPrivate().toByteArray(),
					request.getClientCapabilities().getStorePlannedPrivate() ? request.getPlannedPrivate().toByteArray()
							: null,
					this.provider.identities().read(type, request.getPriorIdentity()),
					this.provider.accompany(scope, request.getProviderMeta(), request.getClientCapabilities())));
		Tfplugin6.PlanResourceChange.Response.Builder builder = Tfplugin6.PlanResourceChange.Response.newBuilder()
			.setPlannedState(this.provider.write(scope, type, response.planned()))
			.addAllRequiresReplace(response.requiresReplace().stream().map(Diagnostics6::toProto).toList())
			.setPlannedPrivate(ByteString.copyFrom(response.plannedPrivate()))
			.addAllDiagnostics(this.provider.report(scope, type, response.diagnostics()));
		this.provider.identities().write(type, response.identity()).ifPresent(builder::setPlannedIdentity);
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	static Tfplugin6.PlanResourceChange.Response failed(Tfplugin6.PlanResourceChange.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		Tfplugin6.PlanResourceChange.Response.Builder builder = Tfplugin6.PlanResourceChange.Response.newBuilder()
			.setPlannedState(request.getPriorState())
			.setPlannedPrivate(request.getPriorPrivate())
			.addAllDiagnostics(diagnostics);
		if (request.hasPriorIdentity()) {
			builder.setPlannedIdentity(request.getPriorIdentity());
		}
		return builder.build();
	}

}
