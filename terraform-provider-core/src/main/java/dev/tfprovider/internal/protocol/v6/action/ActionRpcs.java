/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.action;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.Rpc;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.TypeLookup;
import dev.tfprovider.internal.runtime.action.Actions;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.type.ActionType;
import dev.tfprovider.value.ObjectValue;

/**
 * Lists the RPCs of a provider that has actions.
 *
 * @param provider what all RPCs use
 * @param actions the actions
 */
public record ActionRpcs(RpcContext provider, Actions actions) {

	/**
	 * Return the RPCs.
	 * @param provider what all RPCs use
	 * @param actions the actions
	 */
	public static List<Rpc<?, ?>> of(RpcContext provider, Actions actions) {
		ActionRpcs rpcs = new ActionRpcs(provider, actions);
		return List.of(new ValidateActionConfigRpc(rpcs), new PlanActionRpc(rpcs), new InvokeActionRpc(rpcs));
	}

	/**
	 * Find the type that a request names.
	 */
	ActionType<?> type(String name) {
		return this.actions.type(name).orElseThrow(TypeLookup.unknown("action", name));
	}

	/**
	 * Read the configuration of a request.
	 */
	ObjectValue config(CallScope scope, ActionType<?> type, Tfplugin6.DynamicValue config) {
		return this.provider.objects().readObject(scope, type.schema().block(), config);
	}

}
