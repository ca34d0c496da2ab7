/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.StateStores;
import dev.tfprovider.internal.runtime.call.CallScope;

/**
 * Takes a state in chunks, and answers once it is written.
 *
 * @param rpcs the RPCs of state stores
 */
record WriteStateBytesRpc(StateStoreRpcs rpcs)
		implements
			ClientStreamingRpc<Tfplugin6.WriteStateBytes.RequestChunk, Tfplugin6.WriteStateBytes.Response> {

	@Override
	public Tfplugin6.WriteStateBytes.Response handle(CallScope scope,
			RequestStream<Tfplugin6.WriteStateBytes.RequestChunk> requests) {
		try {
			IncomingChunks incoming = IncomingChunks.begin(requests, this.rpcs.provider().runtime().heapLimit());
			Tfplugin6.RequestChunkMeta meta = incoming.meta();
			StateStores stores = this.rpcs.stores();
			incoming.accept(stores.chunkSize(scope, meta.getTypeName()));
			stores.write(scope, meta.getTypeName(), meta.getStateId(), incoming);
		}
		catch (DiagnosticException ex) {
			scope.diagnostics().addAll(ex.diagnostics());
		}
		return failed(StateStoreRpcs.diagnostics(scope));
	}

	static Tfplugin6.WriteStateBytes.Response failed(List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.WriteStateBytes.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

}
