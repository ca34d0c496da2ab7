/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * Lists the RPCs that a provider answers. All others of the protocol stay unimplemented.
 */
final class RpcTable {

	private RpcTable() {
	}

	static List<Rpc<?, ?>> of(ProviderRuntime runtime, List<ServedKind> kinds, ConnectionSessions sessions) {
		RpcContext provider = RpcContext.of(runtime);
		List<Rpc<?, ?>> rpcs = new ArrayList<>(ProviderRpcs.of(provider, kinds, sessions));
		rpcs.addAll(FunctionRpcs.of(provider));
		kinds.stream()
			.filter((served) -> served.isServed(runtime))
			.forEach((served) -> rpcs.addAll(served.rpcs().apply(provider)));
		return rpcs;
	}

}
