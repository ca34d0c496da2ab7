/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.KnownSecrets;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;

/**
 * Reads the provider block. What the environment adds to it is secret as well.
 *
 * @param settings the provider block's schema and defaults
 * @param objects reads objects
 */
record ProviderBlock6(ProviderSettings settings, Objects6 objects) {

	static ProviderBlock6 of(RpcContext provider) {
		return new ProviderBlock6(provider.runtime().settings(), provider.objects());
	}

	BlockSchema schema() {
		return this.settings.schema().block();
	}

	ObjectValue read(CallScope scope, Tfplugin6.DynamicValue value) {
		ObjectValue config = this.objects.readObject(scope, schema(), value);
		scope.secrets().learn(schema(), complete(config));
		return config;
	}

	/**
	 * Keep what is secret of a provider block as long as its session lives.
	 */
	void keep(KnownSecrets secrets, ProviderSession session, ObjectValue config) {
		secrets.keep(session, schema(), complete(config));
	}

	private ObjectValue complete(ObjectValue config) {
		return this.settings.complete(config, new Diagnostics());
	}

}
