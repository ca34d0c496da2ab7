/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.Actions;
import dev.tfprovider.internal.runtime.ResponseStream;
import dev.tfprovider.internal.runtime.call.ActionType;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ProviderMetaValue;
import dev.tfprovider.value.ObjectValue;

/**
 * The RPCs of actions.
 *
 * @param provider what all RPCs use
 * @param actions the actions
 */
record ActionRpcs(RpcContext provider, Actions actions) {

	/**
	 * Return the RPCs.
	 * @param provider what all RPCs use
	 */
	public static List<Rpc<?, ?>> of(RpcContext provider) {
		ActionRpcs rpcs = new ActionRpcs(provider, provider.runtime().actions().orElseThrow());
		ServerStreamingRpc<Tfplugin6.InvokeAction.Request, Tfplugin6.InvokeAction.Event> invoke = rpcs::invoke;
		return List.of(
				Rpc.reporting(ProviderGrpc.getValidateActionConfigMethod(),
						(scope, request) -> provider.validate(scope, TypeKind.ACTION, request.getTypeName(),
								request.getConfig()),
						(diagnostics) -> Tfplugin6.ValidateActionConfig.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ValidateActionConfig.Response::getDiagnosticsList)
					.about(TypeKind.ACTION, Tfplugin6.ValidateActionConfig.Request::getTypeName),
				Rpc.unary(ProviderGrpc.getPlanActionMethod(), rpcs::plan,
						(diagnostics) -> Tfplugin6.PlanAction.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.PlanAction.Response::getDiagnosticsList)
					.about(TypeKind.ACTION, Tfplugin6.PlanAction.Request::getActionType),
				Rpc.streaming(ProviderGrpc.getInvokeActionMethod(), invoke, ActionRpcs::completed,
						(event) -> event.getCompleted().getDiagnosticsList())
					.about(TypeKind.ACTION, Tfplugin6.InvokeAction.Request::getActionType));
	}

	private Tfplugin6.PlanAction.Response plan(CallScope scope, Tfplugin6.PlanAction.Request request) {
		ActionType<?> type = this.provider.type(TypeKind.ACTION, request.getActionType());
		ObjectValue config = this.provider.config(scope, type, request.getConfig());
		scope.with(ProviderMetaValue.NONE, request.getClientCapabilities().getDeferralAllowed());
		Actions.Planned planned = this.actions.plan(scope, type, config);
		Tfplugin6.PlanAction.Response.Builder response = Tfplugin6.PlanAction.Response.newBuilder()
			.addAllDiagnostics(this.provider.report(scope, type, planned.diagnostics()));
		Deferred6.of(planned.deferred()).ifPresent(response::setDeferred);
		return response.build();
	}

	/**
	 * Answer with progress while it happens, and with the completion as the last event.
	 */
	private void invoke(CallScope scope, Tfplugin6.InvokeAction.Request request,
			ResponseStream<Tfplugin6.InvokeAction.Event> responses) {
		try (InvocationEvents events = new InvocationEvents(responses, scope.secrets()::hide)) {
			ActionType<?> type = this.provider.type(TypeKind.ACTION, request.getActionType());
			ObjectValue config = this.provider.config(scope, type, request.getConfig());
			List<Tfplugin6.Diagnostic> said = this.provider.report(scope, type,
					this.actions.invoke(scope, type, config, events::progress, responses::onCancel));
			if (scope.host().forgetsWarningsOfActions() && said.stream().noneMatch(ActionRpcs::isError)) {
				said.forEach(
						(warning) -> events.progress("Warning: " + warning.getSummary() + ": " + warning.getDetail()));
			}
			events.complete(completed(said));
		}
	}

	private static boolean isError(Tfplugin6.Diagnostic diagnostic) {
		return diagnostic.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR;
	}

	private static Tfplugin6.InvokeAction.Event completed(List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.InvokeAction.Event.newBuilder()
			.setCompleted(Tfplugin6.InvokeAction.Event.Completed.newBuilder().addAllDiagnostics(diagnostics))
			.build();
	}

}
