/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ListResources;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformType;

/**
 * The RPCs of list resources.
 */
final class ListRpcs {

	private ListRpcs() {
	}

	/**
	 * Return the RPCs.
	 * @param provider what all RPCs use
	 */
	static List<Rpc<?, ?>> of(RpcContext provider) {
		return List.of(
				Rpc.reporting(ProviderGrpc.getValidateListResourceConfigMethod(),
						(scope, request) -> validate(provider, scope, request),
						(diagnostics) -> Tfplugin6.ValidateListResourceConfig.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ValidateListResourceConfig.Response::getDiagnosticsList)
					.about(TypeKind.LIST_RESOURCE, Tfplugin6.ValidateListResourceConfig.Request::getTypeName),
				Rpc.streaming(ProviderGrpc.getListResourceMethod(),
						new ListResourceRpc(provider, provider.runtime().listResources().orElseThrow()),
						(diagnostics) -> Tfplugin6.ListResource.Event.newBuilder()
							.addAllDiagnostic(diagnostics)
							.build(),
						Tfplugin6.ListResource.Event::getDiagnosticList)
					.about(TypeKind.LIST_RESOURCE, Tfplugin6.ListResource.Request::getTypeName));
	}

	/**
	 * Validate a query. The limit may be missing or unknown.
	 */
	private static List<Tfplugin6.Diagnostic> validate(RpcContext provider, CallScope scope,
			Tfplugin6.ValidateListResourceConfig.Request request) {
		ConfiguredType type = provider.type(TypeKind.LIST_RESOURCE, request.getTypeName());
		List<Diagnostic> diagnostics = new ArrayList<>(
				provider.runtime().validate(scope, type, provider.config(scope, type, request.getConfig())));
		if (Values6.read(provider.objects().codec(TerraformType.NUMBER),
				request.getLimit()) instanceof NumberValue limit) {
			ListResources.mistake(limit.number().signum()).ifPresent(diagnostics::add);
		}
		return provider.report(scope, type, diagnostics);
	}

}
