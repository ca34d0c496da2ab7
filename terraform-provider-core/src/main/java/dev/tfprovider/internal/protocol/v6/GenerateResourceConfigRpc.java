/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.GenerateResourceConfig;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.schema.Block;

/**
 * Makes a configuration of an object.
 */
final class GenerateResourceConfigRpc
		implements Rpc<Tfplugin6.GenerateResourceConfig.Request, Tfplugin6.GenerateResourceConfig.Response> {

	private final GenerateResourceConfig generateResourceConfig;

	private final ServedTypes types;

	GenerateResourceConfigRpc(GenerateResourceConfig generateResourceConfig, ServedTypes types) {
		this.generateResourceConfig = generateResourceConfig;
		this.types = types;
	}

	@Override
	public Tfplugin6.GenerateResourceConfig.Response handle(Tfplugin6.GenerateResourceConfig.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		Block block = type.schema().block();
		return Tfplugin6.GenerateResourceConfig.Response.newBuilder()
			.setConfig(this.types.write(block,
					this.generateResourceConfig.generate(type, this.types.readObject(block, request.getState()))))
			.build();
	}

	@Override
	public Tfplugin6.GenerateResourceConfig.Response failed(Tfplugin6.GenerateResourceConfig.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.GenerateResourceConfig.Response.newBuilder()
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.GenerateResourceConfig.Request request) {
		return request.getTypeName();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.GenerateResourceConfig.Response response) {
		return response.getDiagnosticsList();
	}

}
