/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import com.google.protobuf.ByteString;
import com.google.protobuf.Timestamp;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Calls to a provider about ephemeral resources.
 *
 * @param client says what failed calls mean
 * @param provider the provider
 * @param capabilities what the host can do, {@code null} if it does not tell
 * @param readsDeferrals whether the host reads that a provider puts something off
 */
public record EphemeralCalls(ProviderClient client, ProviderGrpc.ProviderBlockingStub provider,
		Tfplugin6.@Nullable ClientCapabilities capabilities, boolean readsDeferrals) {

	List<EngineDiagnostic> validate(String type, Tfplugin6.DynamicValue config) {
		return this.client.diagnose("ValidateEphemeralResourceConfig",
				Tfplugin6.ValidateEphemeralResourceConfig.Response::getDiagnosticsList,
				() -> this.provider
					.validateEphemeralResourceConfig(Tfplugin6.ValidateEphemeralResourceConfig.Request.newBuilder()
						.setTypeName(type)
						.setConfig(config)
						.build()));
	}

	/**
	 * Open an object.
	 */
	public Answer open(String type, ResourceSchema schema, TerraformValue config) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.OpenEphemeralResource.Request.Builder request = Tfplugin6.OpenEphemeralResource.Request.newBuilder()
			.setTypeName(type)
			.setConfig(schema.codec().write(config));
		if (this.capabilities != null) {
			request.setClientCapabilities(this.capabilities);
		}
		Tfplugin6.OpenEphemeralResource.Response response = this.client.call("OpenEphemeralResource", diagnostics,
				() -> this.provider.openEphemeralResource(request.build()));
		if (response == null) {
			return new Answer(null, ByteString.EMPTY, null, null, diagnostics);
		}
		diagnostics.addAll(ProtocolMessages.diagnostics(response.getDiagnosticsList()));
		String deferred = (response.hasDeferred() && this.readsDeferrals)
				? response.getDeferred().getReason().name().toLowerCase(Locale.ROOT) : null;
		return new Answer(ProtocolMessages.read(schema.codec(), response.getResult(), diagnostics),
				response.getPrivate(), response.hasRenewAt() ? time(response.getRenewAt()) : null, deferred,
				diagnostics);
	}

	/**
	 * Renew an object.
	 * @param privateData what the call before has returned
	 */
	public Answer renew(String type, ByteString privateData) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.RenewEphemeralResource.Response response = this.client.call("RenewEphemeralResource", diagnostics,
				() -> this.provider.renewEphemeralResource(Tfplugin6.RenewEphemeralResource.Request.newBuilder()
					.setTypeName(type)
					.setPrivate(privateData)
					.build()));
		if (response == null) {
			return new Answer(null, privateData, null, null, diagnostics);
		}
		diagnostics.addAll(ProtocolMessages.diagnostics(response.getDiagnosticsList()));
		return new Answer(null, response.getPrivate(), response.hasRenewAt() ? time(response.getRenewAt()) : null, null,
				diagnostics);
	}

	/**
	 * Close an object.
	 */
	public List<EngineDiagnostic> close(String type, ByteString privateData) {
		return this.client.diagnose("CloseEphemeralResource",
				Tfplugin6.CloseEphemeralResource.Response::getDiagnosticsList,
				() -> this.provider.closeEphemeralResource(Tfplugin6.CloseEphemeralResource.Request.newBuilder()
					.setTypeName(type)
					.setPrivate(privateData)
					.build()));
	}

	private static Instant time(Timestamp time) {
		return Instant.ofEpochSecond(time.getSeconds(), time.getNanos());
	}

	/**
	 * What a provider says of an object.
	 *
	 * @param value the object, {@code null} if there is none in the answer
	 * @param privateData what is to be sent with the next call
	 * @param renewal when the object is to be renewed, {@code null} for never
	 * @param deferred why it has to wait, {@code null} if it does not
	 * @param diagnostics errors and warnings
	 */
	public record Answer(@Nullable TerraformValue value, ByteString privateData, @Nullable Instant renewal,
			@Nullable String deferred, List<EngineDiagnostic> diagnostics) {

	}

}
