/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.action.ActionRpcs;
import dev.tfprovider.internal.protocol.v6.list.ListRpcs;
import dev.tfprovider.internal.protocol.v6.rpc.Rpc;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.store.StateStoreRpcs;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;

/**
 * Lists the RPCs that a provider answers. All others of the protocol stay unimplemented.
 */
public final class RpcTable {

	private RpcTable() {
	}

	static List<Rpc<?, ?>> of(ProviderRuntime runtime, ConnectionSessions sessions) {
		RpcContext provider = RpcContext.of(runtime);
		List<Rpc<?, ?>> rpcs = new ArrayList<>(List.of(new GetMetadataRpc(provider), new GetProviderSchemaRpc(provider),
				new ValidateProviderConfigRpc(provider), new ConfigureProviderRpc(provider, sessions),
				new ValidateResourceConfigRpc(provider), new ValidateDataResourceConfigRpc(provider),
				new UpgradeResourceStateRpc(provider), new ReadResourceRpc(provider),
				new PlanResourceChangeRpc(provider), new ApplyResourceChangeRpc(provider),
				new ImportResourceStateRpc(provider), new ReadDataSourceRpc(provider),
				new MoveResourceStateRpc(provider), new UpgradeResourceIdentityRpc(provider),
				new GenerateResourceConfigRpc(provider), new GetResourceIdentitySchemasRpc(provider),
				new GetFunctionsRpc(provider), new CallFunctionRpc(provider), new StopProviderRpc(provider)));
		runtime.ephemeralResources().ifPresent((resources) -> rpcs.addAll(EphemeralRpcs.of(provider, resources)));
		runtime.stateStores().ifPresent((stores) -> rpcs.addAll(StateStoreRpcs.of(provider, stores)));
		runtime.actions().ifPresent((actions) -> rpcs.addAll(ActionRpcs.of(provider, actions)));
		runtime.listResources().ifPresent((resources) -> rpcs.addAll(ListRpcs.of(provider, resources)));
		return rpcs;
	}

}
