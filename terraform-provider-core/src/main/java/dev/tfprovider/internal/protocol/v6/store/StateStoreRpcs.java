/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.store;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.Rpc;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.store.StateStores;
import dev.tfprovider.internal.runtime.type.StateStoreType;

/**
 * Lists the RPCs of a provider that has state stores.
 *
 * @param provider what all RPCs use
 * @param stores the state stores
 */
public record StateStoreRpcs(RpcContext provider, StateStores stores) {

	/**
	 * Return the RPCs.
	 * @param provider what all RPCs use
	 * @param stores the state stores
	 */
	public static List<Rpc<?, ?>> of(RpcContext provider, StateStores stores) {
		StateStoreRpcs rpcs = new StateStoreRpcs(provider, stores);
		return List.of(new ValidateStateStoreConfigRpc(rpcs), new ConfigureStateStoreRpc(rpcs),
				new ReadStateBytesRpc(rpcs), new WriteStateBytesRpc(rpcs), new LockStateRpc(rpcs),
				new UnlockStateRpc(rpcs), new GetStatesRpc(rpcs), new DeleteStateRpc(rpcs));
	}

	/**
	 * Return the diagnostics of a request that is about a configured store, whose
	 * attributes are at another place of the configuration than this request's.
	 */
	static List<Tfplugin6.Diagnostic> diagnostics(CallScope scope) {
		return Diagnostics6.toProto(scope, scope.diagnostics().asList());
	}

	/**
	 * Return the diagnostics of a request that carries a configuration.
	 */
	static List<Tfplugin6.Diagnostic> diagnostics(CallScope scope, StateStoreType<?> type) {
		return Diagnostics6.toProto(scope, SourcePath.shorten(type.schema().block(), scope.diagnostics().asList()));
	}

}
