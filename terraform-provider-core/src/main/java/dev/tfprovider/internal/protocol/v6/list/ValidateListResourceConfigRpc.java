/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.list;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.message.Values6;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.list.ListResources;
import dev.tfprovider.internal.runtime.type.ListResourceType;
import dev.tfprovider.schema.BlockSchema;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformType;
import io.grpc.MethodDescriptor;

/**
 * Validates the query of a list resource. The limit may be missing or unknown.
 */
final class ValidateListResourceConfigRpc implements
		UnaryRpc<Tfplugin6.ValidateListResourceConfig.Request, Tfplugin6.ValidateListResourceConfig.Response> {

	private final ListRpcs lists;

	ValidateListResourceConfigRpc(ListRpcs lists) {
		this.lists = lists;
	}

	@Override
	public MethodDescriptor<Tfplugin6.ValidateListResourceConfig.Request, Tfplugin6.ValidateListResourceConfig.Response> method() {
		return ProviderGrpc.getValidateListResourceConfigMethod();
	}

	@Override
	public Tfplugin6.ValidateListResourceConfig.Response handle(CallScope scope,
			Tfplugin6.ValidateListResourceConfig.Request request) {
		ListResourceType<?, ?> type = this.lists.type(request.getTypeName());
		RpcContext provider = this.lists.provider();
		BlockSchema block = type.schema().block();
		List<Diagnostic> diagnostics = new ArrayList<>(provider.runtime()
			.validateConfig()
			.listResource(scope, type, provider.objects().readObject(scope, block, request.getConfig())));
		if (Values6.read(provider.objects().codec(TerraformType.NUMBER),
				request.getLimit()) instanceof NumberValue limit) {
			ListResources.mistake(limit.number().signum()).ifPresent(diagnostics::add);
		}
		return failed(request, Diagnostics6.toProto(scope, SourcePath.shorten(block, diagnostics)));
	}

	@Override
	public Tfplugin6.ValidateListResourceConfig.Response failed(Tfplugin6.ValidateListResourceConfig.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ValidateListResourceConfig.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.ValidateListResourceConfig.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.LIST_RESOURCE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ValidateListResourceConfig.Response response) {
		return response.getDiagnosticsList();
	}

}
