/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.rpc.Rpc;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.TypeLookup;
import dev.tfprovider.internal.runtime.ephemeral.EphemeralResources;
import dev.tfprovider.internal.runtime.type.EphemeralResourceType;

/**
 * Lists the RPCs of a provider that has ephemeral resources.
 *
 * @param provider what all RPCs use
 * @param resources the ephemeral resources
 */
record EphemeralRpcs(RpcContext provider, EphemeralResources resources) {

	static List<Rpc<?, ?>> of(RpcContext provider, EphemeralResources resources) {
		EphemeralRpcs rpcs = new EphemeralRpcs(provider, resources);
		return List.of(new ValidateEphemeralResourceConfigRpc(rpcs), new OpenEphemeralResourceRpc(rpcs),
				new RenewEphemeralResourceRpc(rpcs), new CloseEphemeralResourceRpc(rpcs));
	}

	/**
	 * Find the type that a request names.
	 */
	EphemeralResourceType<?> type(String name) {
		return this.resources.type(name).orElseThrow(TypeLookup.unknown("ephemeral resource", name));
	}

}
