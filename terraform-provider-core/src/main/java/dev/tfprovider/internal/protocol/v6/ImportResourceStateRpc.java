/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.ImportResourceState;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.value.ObjectValue;

/**
 * Starts an import.
 */
final class ImportResourceStateRpc
		implements Rpc<Tfplugin6.ImportResourceState.Request, Tfplugin6.ImportResourceState.Response> {

	private final ImportResourceState importResourceState;

	private final ServedTypes types;

	private final Identities6 identities;

	ImportResourceStateRpc(ImportResourceState importResourceState, ServedTypes types) {
		this.importResourceState = importResourceState;
		this.types = types;
		this.identities = new Identities6(types);
	}

	@Override
	public Tfplugin6.ImportResourceState.Response handle(Tfplugin6.ImportResourceState.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		ObjectValue identity = this.identities.read(type, request.getIdentity());
		ImportResourceState.Response response = this.importResourceState.importState(type,
				new ImportResourceState.Request(request.getId(), identity, this.types
					.context(Tfplugin6.DynamicValue.getDefaultInstance(), request.getClientCapabilities(), identity)));
		Tfplugin6.ImportResourceState.Response.Builder builder = Tfplugin6.ImportResourceState.Response.newBuilder();
		response.objects().forEach((object) -> builder.addImportedResources(toProto(object)));
		builder.addAllDiagnostics(this.types.diagnostics(response.diagnostics()));
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	private Tfplugin6.ImportResourceState.ImportedResource toProto(ImportResourceState.Imported object) {
		Tfplugin6.ImportResourceState.ImportedResource.Builder builder = Tfplugin6.ImportResourceState.ImportedResource
			.newBuilder()
			.setTypeName(object.type().name())
			.setState(this.types.write(object.type().schema().block(), object.state()));
		this.identities.write(object.type(), object.identity()).ifPresent(builder::setIdentity);
		return builder.build();
	}

	@Override
	public Tfplugin6.ImportResourceState.Response failed(Tfplugin6.ImportResourceState.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ImportResourceState.Response.newBuilder()
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.ImportResourceState.Request request) {
		return request.getTypeName();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ImportResourceState.Response response) {
		return response.getDiagnosticsList();
	}

}
