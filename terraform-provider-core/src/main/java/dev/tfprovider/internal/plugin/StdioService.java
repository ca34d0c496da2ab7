/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import com.google.protobuf.Empty;
import dev.tfprovider.internal.plugin.proto.GRPCStdioGrpc;
import dev.tfprovider.internal.plugin.proto.GoPlugin.StdioData;
import io.grpc.stub.StreamObserver;

/**
 * Ends at once the stream on which a host would receive copies of what the plugin prints:
 * it reads standard error anyway and would log the copy as unexpected.
 * <p>
 * A host writes one DEBUG line whatever the answer. To an end of stream it names no error
 * in it, as it does to "unimplemented" and to a stream that Shutdown has to cut.
 */
final class StdioService extends GRPCStdioGrpc.GRPCStdioImplBase {

	@Override
	public void streamStdio(Empty request, StreamObserver<StdioData> response) {
		response.onCompleted();
	}

}
