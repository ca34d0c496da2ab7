/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.action;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.message.Deferred6;
import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.action.ActionPlanning;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ProviderMetaValue;
import dev.tfprovider.internal.runtime.type.ActionType;
import dev.tfprovider.value.ObjectValue;
import io.grpc.MethodDescriptor;

/**
 * Plans an invocation of an action.
 */
final class PlanActionRpc implements UnaryRpc<Tfplugin6.PlanAction.Request, Tfplugin6.PlanAction.Response> {

	private final ActionRpcs rpcs;

	PlanActionRpc(ActionRpcs rpcs) {
		this.rpcs = rpcs;
	}

	@Override
	public MethodDescriptor<Tfplugin6.PlanAction.Request, Tfplugin6.PlanAction.Response> method() {
		return ProviderGrpc.getPlanActionMethod();
	}

	@Override
	public Tfplugin6.PlanAction.Response handle(CallScope scope, Tfplugin6.PlanAction.Request request) {
		ActionType<?> type = this.rpcs.type(request.getActionType());
		ObjectValue config = this.rpcs.config(scope, type, request.getConfig());
		scope.with(ProviderMetaValue.NONE, request.getClientCapabilities().getDeferralAllowed());
		ActionPlanning.Response planned = this.rpcs.actions().planning().plan(scope, type, config);
		Tfplugin6.PlanAction.Response.Builder response = Tfplugin6.PlanAction.Response.newBuilder()
			.addAllDiagnostics(
					Diagnostics6.toProto(scope, SourcePath.shorten(type.schema().block(), planned.diagnostics())));
		Deferred6.of(planned.deferred()).ifPresent(response::setDeferred);
		return response.build();
	}

	@Override
	public Tfplugin6.PlanAction.Response failed(Tfplugin6.PlanAction.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.PlanAction.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.PlanAction.Request request) {
		return request.getActionType();
	}

	@Override
	public RequestField typeField() {
		return RequestField.ACTION_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.PlanAction.Response response) {
		return response.getDiagnosticsList();
	}

}
