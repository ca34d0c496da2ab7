/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * Cancels what runs right now, and answers at once: Terraform waits for the answer.
 */
final class StopProviderRpc implements Rpc<Tfplugin6.StopProvider.Request, Tfplugin6.StopProvider.Response> {

	private final ProviderRuntime runtime;

	StopProviderRpc(ProviderRuntime runtime) {
		this.runtime = runtime;
	}

	@Override
	public Tfplugin6.StopProvider.Response handle(Tfplugin6.StopProvider.Request request) {
		this.runtime.stop();
		return Tfplugin6.StopProvider.Response.getDefaultInstance();
	}

	@Override
	public Tfplugin6.StopProvider.Response failed(Tfplugin6.StopProvider.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.StopProvider.Response.newBuilder().setError(diagnostics.toString()).build();
	}

}
