/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.runtime.GenerateResourceConfig;
import dev.tfprovider.internal.runtime.ResourceType;

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
		ValueCodec codec = this.types.codec(type.type());
		return Tfplugin6.GenerateResourceConfig.Response.newBuilder()
			.setConfig(Values6.write(codec,
					this.generateResourceConfig.generate(type, Values6.readObject(codec, request.getState()))))
			.build();
	}

	@Override
	public Tfplugin6.GenerateResourceConfig.Response failed(Tfplugin6.GenerateResourceConfig.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.GenerateResourceConfig.Response.newBuilder()
			.addAllDiagnostics(Diagnostics6.toProto(diagnostics))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.GenerateResourceConfig.Request request) {
		return request.getTypeName();
	}

}
