/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.ReadResource;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.schema.Block;

/**
 * Refreshes an object.
 */
final class ReadResourceRpc implements Rpc<Tfplugin6.ReadResource.Request, Tfplugin6.ReadResource.Response> {

	private final ReadResource readResource;

	private final ServedTypes types;

	private final Identities6 identities;

	ReadResourceRpc(ReadResource readResource, ServedTypes types) {
		this.readResource = readResource;
		this.types = types;
		this.identities = new Identities6(types);
	}

	@Override
	public Tfplugin6.ReadResource.Response handle(Tfplugin6.ReadResource.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		Block block = type.schema().block();
		ReadResource.Response response = this.readResource.read(type, this.types.read(block, request.getCurrentState()),
				request.getPrivate().toByteArray(), this.types.context(request.getProviderMeta(),
						request.getClientCapabilities(), this.identities.read(type, request.getCurrentIdentity())));
		Tfplugin6.ReadResource.Response.Builder builder = Tfplugin6.ReadResource.Response.newBuilder()
			.setNewState(this.types.write(block, response.state()))
			.setPrivate(ByteString.copyFrom(response.privateState()))
			.addAllDiagnostics(this.types.diagnostics(SourcePath.shorten(block, response.diagnostics())));
		this.identities.write(type, response.identity()).ifPresent(builder::setNewIdentity);
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	@Override
	public Tfplugin6.ReadResource.Response failed(Tfplugin6.ReadResource.Request request,
			List<Diagnostic> diagnostics) {
		Tfplugin6.ReadResource.Response.Builder builder = Tfplugin6.ReadResource.Response.newBuilder()
			.setNewState(request.getCurrentState())
			.setPrivate(request.getPrivate())
			.addAllDiagnostics(this.types.diagnostics(diagnostics));
		if (request.hasCurrentIdentity()) {
			builder.setNewIdentity(request.getCurrentIdentity());
		}
		return builder.build();
	}

	@Override
	public String typeName(Tfplugin6.ReadResource.Request request) {
		return request.getTypeName();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ReadResource.Response response) {
		return response.getDiagnosticsList();
	}

}
