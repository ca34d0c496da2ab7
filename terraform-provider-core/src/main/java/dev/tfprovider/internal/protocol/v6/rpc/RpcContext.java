/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.rpc;

import dev.tfprovider.internal.protocol.v6.message.Identities6;
import dev.tfprovider.internal.protocol.v6.message.Objects6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ProviderMetaValue;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;

/**
 * Holds the objects that all RPCs use.
 *
 * @param runtime the provider
 * @param types finds its types
 * @param objects reads and writes their objects
 * @param identities reads and writes their identities
 */
public record RpcContext(ProviderRuntime runtime, TypeLookup types, Objects6 objects, Identities6 identities) {

	public static RpcContext of(ProviderRuntime runtime) {
		Objects6 objects = new Objects6();
		return new RpcContext(runtime, new TypeLookup(runtime), objects, new Identities6(objects));
	}

	/**
	 * Read what comes with a request besides an object.
	 */
	public CallScope accompany(CallScope scope, Tfplugin6.DynamicValue providerMeta,
			Tfplugin6.ClientCapabilities capabilities) {
		ProviderMetaValue meta = this.runtime.providerMeta()
			.schema()
			.map((schema) -> this.objects.read(scope, schema.block(), providerMeta))
			.map((value) -> this.runtime.providerMeta().of(value))
			.orElse(ProviderMetaValue.NONE);
		return scope.with(meta, capabilities.getDeferralAllowed());
	}

}
