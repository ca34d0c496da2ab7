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
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.type.ActionType;
import io.grpc.MethodDescriptor;

/**
 * Validates the configuration of an action.
 */
final class ValidateActionConfigRpc
		implements UnaryRpc<Tfplugin6.ValidateActionConfig.Request, Tfplugin6.ValidateActionConfig.Response> {

	private final ActionRpcs rpcs;

	ValidateActionConfigRpc(ActionRpcs rpcs) {
		this.rpcs = rpcs;
	}

	@Override
	public MethodDescriptor<Tfplugin6.ValidateActionConfig.Request, Tfplugin6.ValidateActionConfig.Response> method() {
		return ProviderGrpc.getValidateActionConfigMethod();
	}

	@Override
	public Tfplugin6.ValidateActionConfig.Response handle(CallScope scope,
			Tfplugin6.ValidateActionConfig.Request request) {
		ActionType<?> type = this.rpcs.type(request.getTypeName());
		return failed(request,
				Diagnostics6.toProto(scope,
						SourcePath.shorten(type.schema().block(),
								this.rpcs.actions()
									.validation()
									.validate(scope, type, this.rpcs.config(scope, type, request.getConfig())))));
	}

	@Override
	public Tfplugin6.ValidateActionConfig.Response failed(Tfplugin6.ValidateActionConfig.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ValidateActionConfig.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.ValidateActionConfig.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.ACTION_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ValidateActionConfig.Response response) {
		return response.getDiagnosticsList();
	}

}
