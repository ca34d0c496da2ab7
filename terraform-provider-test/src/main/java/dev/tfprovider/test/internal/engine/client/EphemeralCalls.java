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
 * @param calls makes the calls
 * @param capabilities what the host can do, {@code null} if it does not tell
 * @param readsDeferrals whether the host reads that a provider puts something off
 */
public record EphemeralCalls(ProviderCalls calls, Tfplugin6.@Nullable ClientCapabilities capabilities,
		boolean readsDeferrals) {

	/**
	 * Open an object.
	 */
	public Answer open(String type, ResourceSchema schema, TerraformValue config) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.OpenEphemeralResource.Request.Builder request = Tfplugin6.OpenEphemeralResource.Request.newBuilder()
			.setTypeName(type)
			.setConfig(schema.codec().write(config));
		ProtocolMessages.with(this.capabilities, request::setClientCapabilities);
		Tfplugin6.OpenEphemeralResource.Response response = this.calls
			.call(ProviderGrpc.getOpenEphemeralResourceMethod(), request.build(), diagnostics);
		if (response == null) {
			return new Answer(null, ByteString.EMPTY, null, null, diagnostics);
		}
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
		Tfplugin6.RenewEphemeralResource.Response response = this.calls.call(
				ProviderGrpc.getRenewEphemeralResourceMethod(),
				Tfplugin6.RenewEphemeralResource.Request.newBuilder().setTypeName(type).setPrivate(privateData).build(),
				diagnostics);
		if (response == null) {
			return new Answer(null, privateData, null, null, diagnostics);
		}
		return new Answer(null, response.getPrivate(), response.hasRenewAt() ? time(response.getRenewAt()) : null, null,
				diagnostics);
	}

	/**
	 * Close an object.
	 */
	public List<EngineDiagnostic> close(String type, ByteString privateData) {
		return this.calls.diagnose(ProviderGrpc.getCloseEphemeralResourceMethod(),
				Tfplugin6.CloseEphemeralResource.Request.newBuilder()
					.setTypeName(type)
					.setPrivate(privateData)
					.build());
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
