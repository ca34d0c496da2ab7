/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.ImportResourceState;
import dev.tfprovider.internal.runtime.ResourceType;

/**
 * Starts an import.
 */
final class ImportResourceStateRpc
		implements Rpc<Tfplugin6.ImportResourceState.Request, Tfplugin6.ImportResourceState.Response> {

	private final ImportResourceState importResourceState;

	private final ServedTypes types;

	ImportResourceStateRpc(ImportResourceState importResourceState, ServedTypes types) {
		this.importResourceState = importResourceState;
		this.types = types;
	}

	@Override
	public Tfplugin6.ImportResourceState.Response handle(Tfplugin6.ImportResourceState.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		ImportResourceState.Response response = this.importResourceState.importState(type, request.getId());
		if (!response.diagnostics().isEmpty()) {
			return failed(request, response.diagnostics());
		}
		return Tfplugin6.ImportResourceState.Response.newBuilder()
			.addImportedResources(Tfplugin6.ImportResourceState.ImportedResource.newBuilder()
				.setTypeName(type.name())
				.setState(Values6.write(this.types.codec(type.type()), response.state())))
			.build();
	}

	@Override
	public Tfplugin6.ImportResourceState.Response failed(Tfplugin6.ImportResourceState.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ImportResourceState.Response.newBuilder()
			.addAllDiagnostics(Diagnostics6.toProto(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.ImportResourceState.Request request) {
		return request.getTypeName();
	}

}
