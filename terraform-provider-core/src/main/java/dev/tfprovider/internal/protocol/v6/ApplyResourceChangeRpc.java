/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.runtime.ApplyResourceChange;
import dev.tfprovider.internal.runtime.ResourceType;

/**
 * Carries out a change of an object.
 */
final class ApplyResourceChangeRpc
		implements Rpc<Tfplugin6.ApplyResourceChange.Request, Tfplugin6.ApplyResourceChange.Response> {

	private final ApplyResourceChange applyResourceChange;

	private final ServedTypes types;

	ApplyResourceChangeRpc(ApplyResourceChange applyResourceChange, ServedTypes types) {
		this.applyResourceChange = applyResourceChange;
		this.types = types;
	}

	@Override
	public Tfplugin6.ApplyResourceChange.Response handle(Tfplugin6.ApplyResourceChange.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		ValueCodec codec = this.types.codec(type.type());
		ApplyResourceChange.Response response = this.applyResourceChange.apply(type,
				new ApplyResourceChange.Request(Values6.read(codec, request.getPriorState()),
						Values6.read(codec, request.getPlannedState()), Values6.read(codec, request.getConfig()),
						request.getPlannedPrivate().toByteArray()));
		return Tfplugin6.ApplyResourceChange.Response.newBuilder()
			.setNewState(Values6.write(codec, response.state()))
			.setPrivate(ByteString.copyFrom(response.privateState()))
			.addAllDiagnostics(Diagnostics6.toProto(response.diagnostics()))
			.build();
	}

	@Override
	public Tfplugin6.ApplyResourceChange.Response failed(Tfplugin6.ApplyResourceChange.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ApplyResourceChange.Response.newBuilder()
			.setNewState(request.getPriorState())
			.setPrivate(request.getPlannedPrivate())
			.addAllDiagnostics(Diagnostics6.toProto(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.ApplyResourceChange.Request request) {
		return request.getTypeName();
	}

}
