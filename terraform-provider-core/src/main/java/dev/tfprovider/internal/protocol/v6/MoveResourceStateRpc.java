/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.MoveResourceState;

/**
 * Moves an object of another type to a type of this provider. What was kept beside its
 * state is not taken over.
 *
 * @param provider what all RPCs use
 */
record MoveResourceStateRpc(RpcContext provider)
		implements
			UnaryRpc<Tfplugin6.MoveResourceState.Request, Tfplugin6.MoveResourceState.Response> {

	@Override
	public Tfplugin6.MoveResourceState.Response handle(CallScope scope, Tfplugin6.MoveResourceState.Request request) {
		ResourceType<?> target = this.provider.resource(request.getTargetTypeName());
		UnreadableStateError.refuseLegacy(request.getSourceTypeName(), request.getSourceState());
		try {
			MoveResourceState.Response response = this.provider.runtime()
				.moveResourceState()
				.move(scope, target,
						new MoveResourceState.Source(request.getSourceProviderAddress(), request.getSourceTypeName(),
								request.getSourceSchemaVersion(), StoredState6.ofOther(scope, request.getSourceState(),
										this.provider.objects(), target.schema().block())));
			Tfplugin6.MoveResourceState.Response.Builder builder = Tfplugin6.MoveResourceState.Response.newBuilder();
			response.state().ifPresent((state) -> builder.setTargetState(this.provider.write(scope, target, state)));
			this.provider.identities().write(target, response.identity()).ifPresent(builder::setTargetIdentity);
			return builder.addAllDiagnostics(Diagnostics6.toProto(scope, response.diagnostics())).build();
		}
		catch (CodecException ex) {
			throw new DiagnosticException(UnreadableStateError.SUMMARY,
					"The stored state of this " + request.getSourceTypeName() + " (schema version "
							+ request.getSourceSchemaVersion() + ") cannot become one of " + target.name() + ": "
							+ ex.getMessage() + ".");
		}
	}

}
