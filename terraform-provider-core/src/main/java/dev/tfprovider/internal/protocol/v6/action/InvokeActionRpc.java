/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.action;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.ResponseStream;
import dev.tfprovider.internal.protocol.v6.rpc.ServerStreamingRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.type.ActionType;
import dev.tfprovider.value.ObjectValue;
import io.grpc.MethodDescriptor;

/**
 * Invokes an action: answers with its progress while it happens, and with its completion
 * as the last event.
 */
final class InvokeActionRpc
		implements ServerStreamingRpc<Tfplugin6.InvokeAction.Request, Tfplugin6.InvokeAction.Event> {

	private final ActionRpcs rpcs;

	InvokeActionRpc(ActionRpcs rpcs) {
		this.rpcs = rpcs;
	}

	@Override
	public MethodDescriptor<Tfplugin6.InvokeAction.Request, Tfplugin6.InvokeAction.Event> method() {
		return ProviderGrpc.getInvokeActionMethod();
	}

	@Override
	public void handle(CallScope scope, Tfplugin6.InvokeAction.Request request,
			ResponseStream<Tfplugin6.InvokeAction.Event> responses) {
		try (InvocationEvents events = new InvocationEvents(responses, scope.secrets()::hide)) {
			ActionType<?> type = this.rpcs.type(request.getActionType());
			ObjectValue config = this.rpcs.config(scope, type, request.getConfig());
			List<Tfplugin6.Diagnostic> said = Diagnostics6.toProto(scope, SourcePath.shorten(type.schema().block(),
					this.rpcs.actions().invocation().invoke(scope, type, config, events)));
			if (scope.host().forgetsWarningsOfActions() && said.stream().noneMatch(InvokeActionRpc::isError)) {
				said.forEach(
						(warning) -> events.progress("Warning: " + warning.getSummary() + ": " + warning.getDetail()));
			}
			events.complete(failed(request, said));
		}
	}

	private static boolean isError(Tfplugin6.Diagnostic diagnostic) {
		return diagnostic.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR;
	}

	@Override
	public Tfplugin6.InvokeAction.Event failed(Tfplugin6.InvokeAction.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.InvokeAction.Event.newBuilder()
			.setCompleted(Tfplugin6.InvokeAction.Event.Completed.newBuilder().addAllDiagnostics(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.InvokeAction.Request request) {
		return request.getActionType();
	}

	@Override
	public RequestField typeField() {
		return RequestField.ACTION_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.InvokeAction.Event response) {
		return response.getCompleted().getDiagnosticsList();
	}

}
