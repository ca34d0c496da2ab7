/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

import com.google.protobuf.UnsafeByteOperations;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ResponseStream;
import dev.tfprovider.internal.runtime.StateChunk;
import dev.tfprovider.internal.runtime.StateStores;
import dev.tfprovider.internal.runtime.call.CallScope;

/**
 * Sends a state in chunks. Hosts crash without a range, even beside an error.
 *
 * @param stores the state stores
 */
record ReadStateBytesRpc(StateStores stores)
		implements
			ServerStreamingRpc<Tfplugin6.ReadStateBytes.Request, Tfplugin6.ReadStateBytes.Response> {

	@Override
	public void handle(CallScope scope, Tfplugin6.ReadStateBytes.Request request,
			ResponseStream<Tfplugin6.ReadStateBytes.Response> responses) {
		AtomicLong sent = new AtomicLong();
		AtomicLong length = new AtomicLong();
		this.stores.read(scope, request.getTypeName(), request.getStateId(), responses.accepting((chunk) -> {
			sent.set(chunk.start() + chunk.bytes().length);
			length.set(chunk.total());
			return toProto(chunk);
		}));
		List<Tfplugin6.Diagnostic> diagnostics = StateStoreRpcs.diagnostics(scope);
		if (!diagnostics.isEmpty()) {
			responses.send(failed(diagnostics).toBuilder()
				.setTotalLength(length.get())
				.setRange(range(sent.get(), sent.get()))
				.build());
		}
	}

	static Tfplugin6.ReadStateBytes.Response failed(List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ReadStateBytes.Response.newBuilder()
			.addAllDiagnostics(diagnostics)
			.setRange(range(0, 0))
			.build();
	}

	/**
	 * Return a chunk. The end of its range is inclusive.
	 */
	private static Tfplugin6.ReadStateBytes.Response toProto(StateChunk chunk) {
		return Tfplugin6.ReadStateBytes.Response.newBuilder()
			.setBytes(UnsafeByteOperations.unsafeWrap(chunk.bytes()))
			.setTotalLength(chunk.total())
			.setRange(range(chunk.start(), chunk.start() + chunk.bytes().length - 1))
			.build();
	}

	private static Tfplugin6.StateRange range(long start, long end) {
		return Tfplugin6.StateRange.newBuilder().setStart(start).setEnd(end).build();
	}

}
