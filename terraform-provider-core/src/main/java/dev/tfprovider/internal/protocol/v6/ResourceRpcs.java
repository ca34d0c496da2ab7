/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.value.ObjectValue;

/**
 * The RPCs of managed resources. Those with more to do than to translate are classes of
 * their own.
 *
 * @param provider what all RPCs use
 */
record ResourceRpcs(RpcContext provider) {

	static List<Rpc<?, ?>> of(RpcContext provider) {
		ResourceRpcs rpcs = new ResourceRpcs(provider);
		return List.of(
				Rpc.reporting(ProviderGrpc.getValidateResourceConfigMethod(), rpcs::validate,
						(diagnostics) -> Tfplugin6.ValidateResourceConfig.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ValidateResourceConfig.Response::getDiagnosticsList)
					.about(TypeKind.RESOURCE, Tfplugin6.ValidateResourceConfig.Request::getTypeName),
				Rpc.unary(ProviderGrpc.getUpgradeResourceStateMethod(), new UpgradeResourceStateRpc(provider),
						(diagnostics) -> Tfplugin6.UpgradeResourceState.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.UpgradeResourceState.Response::getDiagnosticsList)
					.about(TypeKind.RESOURCE, Tfplugin6.UpgradeResourceState.Request::getTypeName),
				Rpc.keeping(ProviderGrpc.getReadResourceMethod(), new ReadResourceRpc(provider),
						ReadResourceRpc::failed, Tfplugin6.ReadResource.Response::getDiagnosticsList)
					.about(TypeKind.RESOURCE, Tfplugin6.ReadResource.Request::getTypeName),
				Rpc.keeping(ProviderGrpc.getPlanResourceChangeMethod(), new PlanResourceChangeRpc(provider),
						PlanResourceChangeRpc::failed, Tfplugin6.PlanResourceChange.Response::getDiagnosticsList)
					.about(TypeKind.RESOURCE, Tfplugin6.PlanResourceChange.Request::getTypeName),
				Rpc.keeping(ProviderGrpc.getApplyResourceChangeMethod(), new ApplyResourceChangeRpc(provider),
						ApplyResourceChangeRpc::failed, Tfplugin6.ApplyResourceChange.Response::getDiagnosticsList)
					.about(TypeKind.RESOURCE, Tfplugin6.ApplyResourceChange.Request::getTypeName),
				Rpc.unary(ProviderGrpc.getImportResourceStateMethod(), new ImportResourceStateRpc(provider),
						(diagnostics) -> Tfplugin6.ImportResourceState.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ImportResourceState.Response::getDiagnosticsList)
					.about(TypeKind.RESOURCE, Tfplugin6.ImportResourceState.Request::getTypeName),
				Rpc.unary(ProviderGrpc.getMoveResourceStateMethod(), new MoveResourceStateRpc(provider),
						(diagnostics) -> Tfplugin6.MoveResourceState.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.MoveResourceState.Response::getDiagnosticsList)
					.about(TypeKind.RESOURCE, Tfplugin6.MoveResourceState.Request::getTargetTypeName),
				Rpc.unary(ProviderGrpc.getUpgradeResourceIdentityMethod(), new UpgradeResourceIdentityRpc(provider),
						(diagnostics) -> Tfplugin6.UpgradeResourceIdentity.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.UpgradeResourceIdentity.Response::getDiagnosticsList)
					.about(TypeKind.RESOURCE, Tfplugin6.UpgradeResourceIdentity.Request::getTypeName),
				Rpc.unary(ProviderGrpc.getGenerateResourceConfigMethod(), rpcs::generate,
						(diagnostics) -> Tfplugin6.GenerateResourceConfig.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.GenerateResourceConfig.Response::getDiagnosticsList)
					.about(TypeKind.RESOURCE, Tfplugin6.GenerateResourceConfig.Request::getTypeName),
				Rpc.unary(ProviderGrpc.getGetResourceIdentitySchemasMethod(), rpcs::identities,
						(diagnostics) -> Tfplugin6.GetResourceIdentitySchemas.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.GetResourceIdentitySchemas.Response::getDiagnosticsList));
	}

	private List<Tfplugin6.Diagnostic> validate(CallScope scope, Tfplugin6.ValidateResourceConfig.Request request) {
		ResourceType<?> type = this.provider.resource(request.getTypeName());
		return this.provider.report(scope, type,
				this.provider.runtime()
					.validate(scope, type, this.provider.config(scope, type, request.getConfig()),
							request.getClientCapabilities().getWriteOnlyAttributesAllowed()));
	}

	/**
	 * Make a configuration of an object that was imported.
	 */
	private Tfplugin6.GenerateResourceConfig.Response generate(CallScope scope,
			Tfplugin6.GenerateResourceConfig.Request request) {
		ResourceType<?> type = this.provider.resource(request.getTypeName());
		ObjectValue state = this.provider.config(scope, type, request.getState());
		return Tfplugin6.GenerateResourceConfig.Response.newBuilder()
			.setConfig(this.provider.write(scope, type, this.provider.runtime().generateConfig(scope, type, state)))
			.build();
	}

	private Tfplugin6.GetResourceIdentitySchemas.Response identities(CallScope scope,
			Tfplugin6.GetResourceIdentitySchemas.Request request) {
		Tfplugin6.GetResourceIdentitySchemas.Response.Builder response = Tfplugin6.GetResourceIdentitySchemas.Response
			.newBuilder();
		this.provider.runtime()
			.resources()
			.forEach((name, type) -> type.identity()
				.ifPresent((shape) -> response.putIdentitySchemas(name, Identities6.toProto(shape))));
		return response.build();
	}

}
