/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

import com.google.protobuf.ByteString;
import com.google.protobuf.Timestamp;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.EphemeralResources;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.ProviderMetaValue;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * The RPCs of ephemeral resources.
 *
 * @param provider what all RPCs use
 * @param resources the ephemeral resources
 */
record EphemeralRpcs(RpcContext provider, EphemeralResources resources) {

	static List<Rpc<?, ?>> of(RpcContext provider) {
		EphemeralRpcs rpcs = new EphemeralRpcs(provider, provider.runtime().ephemeralResources().orElseThrow());
		return List.of(
				Rpc.reporting(ProviderGrpc.getValidateEphemeralResourceConfigMethod(),
						(scope, request) -> provider.validate(scope, TypeKind.EPHEMERAL_RESOURCE, request.getTypeName(),
								request.getConfig()),
						(diagnostics) -> Tfplugin6.ValidateEphemeralResourceConfig.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ValidateEphemeralResourceConfig.Response::getDiagnosticsList)
					.about(TypeKind.EPHEMERAL_RESOURCE, Tfplugin6.ValidateEphemeralResourceConfig.Request::getTypeName),
				Rpc.unary(ProviderGrpc.getOpenEphemeralResourceMethod(), rpcs::open,
						(diagnostics) -> Tfplugin6.OpenEphemeralResource.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.OpenEphemeralResource.Response::getDiagnosticsList)
					.about(TypeKind.EPHEMERAL_RESOURCE, Tfplugin6.OpenEphemeralResource.Request::getTypeName),
				Rpc.keeping(ProviderGrpc.getRenewEphemeralResourceMethod(), rpcs::renew, EphemeralRpcs::notRenewed,
						Tfplugin6.RenewEphemeralResource.Response::getDiagnosticsList)
					.about(TypeKind.EPHEMERAL_RESOURCE, Tfplugin6.RenewEphemeralResource.Request::getTypeName),
				Rpc.reporting(ProviderGrpc.getCloseEphemeralResourceMethod(), rpcs::close,
						(diagnostics) -> Tfplugin6.CloseEphemeralResource.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.CloseEphemeralResource.Response::getDiagnosticsList)
					.about(TypeKind.EPHEMERAL_RESOURCE, Tfplugin6.CloseEphemeralResource.Request::getTypeName));
	}

	private EphemeralResourceType<?> type(String name) {
		return this.provider.type(TypeKind.EPHEMERAL_RESOURCE, name);
	}

	private Tfplugin6.OpenEphemeralResource.Response open(CallScope scope,
			Tfplugin6.OpenEphemeralResource.Request request) {
		EphemeralResourceType<?> type = type(request.getTypeName());
		ObjectValue config = this.provider.config(scope, type, request.getConfig());
		scope.with(ProviderMetaValue.NONE, request.getClientCapabilities().getDeferralAllowed());
		EphemeralResources.Opened response = this.resources.open(scope, type, config);
		Tfplugin6.OpenEphemeralResource.Response.Builder builder = Tfplugin6.OpenEphemeralResource.Response.newBuilder()
			.setResult(this.provider.write(scope, type, response.result()))
			.addAllDiagnostics(this.provider.report(scope, type, response.diagnostics()));
		response.kept().map(ByteString::copyFrom).ifPresent(builder::setPrivate);
		timestamp(response.renewal()).ifPresent(builder::setRenewAt);
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	private Tfplugin6.RenewEphemeralResource.Response renew(CallScope scope,
			Tfplugin6.RenewEphemeralResource.Request request) {
		EphemeralResourceType<?> type = type(request.getTypeName());
		EphemeralResources.Renewed response = this.resources.renew(scope, type, request.getPrivate().toByteArray());
		Tfplugin6.RenewEphemeralResource.Response.Builder builder = Tfplugin6.RenewEphemeralResource.Response
			.newBuilder()
			.setPrivate(ByteString.copyFrom(response.privateData()))
			.addAllDiagnostics(this.provider.report(scope, type, response.diagnostics()));
		timestamp(response.renewal()).ifPresent(builder::setRenewAt);
		return builder.build();
	}

	private static Optional<Timestamp> timestamp(@Nullable Instant time) {
		return Optional.ofNullable(time)
			.map((known) -> Timestamp.newBuilder()
				.setSeconds(known.getEpochSecond())
				.setNanos(known.getNano())
				.build());
	}

	/**
	 * Return the answer with which the host keeps what it has.
	 */
	private static Tfplugin6.RenewEphemeralResource.Response notRenewed(
			Tfplugin6.RenewEphemeralResource.Request request, List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.RenewEphemeralResource.Response.newBuilder()
			.setPrivate(request.getPrivate())
			.addAllDiagnostics(diagnostics)
			.build();
	}

	private List<Tfplugin6.Diagnostic> close(CallScope scope, Tfplugin6.CloseEphemeralResource.Request request) {
		EphemeralResourceType<?> type = type(request.getTypeName());
		return this.provider.report(scope, type, this.resources.close(scope, type, request.getPrivate().toByteArray()));
	}

}
