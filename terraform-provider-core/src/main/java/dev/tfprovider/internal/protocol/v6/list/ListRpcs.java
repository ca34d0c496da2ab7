/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.list;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.rpc.Rpc;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.TypeLookup;
import dev.tfprovider.internal.runtime.list.ListResources;
import dev.tfprovider.internal.runtime.type.ListResourceType;

/**
 * Lists the RPCs of a provider that has list resources.
 *
 * @param provider what all RPCs use
 * @param resources the list resources
 */
public record ListRpcs(RpcContext provider, ListResources resources) {

	/**
	 * Return the RPCs.
	 */
	public static List<Rpc<?, ?>> of(RpcContext provider, ListResources resources) {
		ListRpcs rpcs = new ListRpcs(provider, resources);
		return List.of(new ValidateListResourceConfigRpc(rpcs), new ListResourceRpc(rpcs));
	}

	/**
	 * Find the type that a request names.
	 */
	ListResourceType<?, ?> type(String name) {
		return this.resources.type(name).orElseThrow(TypeLookup.unknown("list resource", name));
	}

}
