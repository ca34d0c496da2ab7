/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.GeneratedBody;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.ObjectValue;

/**
 * Has the provider generate the configuration of everything in the state.
 *
 * @param walk the walk
 */
public record GenerateWalk(Walk walk) {

	/**
	 * Run the walk.
	 * @return the bodies of the resources by address
	 */
	public Map<String, Map<String, Object>> run() {
		EngineDiagnostics found = this.walk.diagnostics();
		Map<String, Map<String, Object>> bodies = new LinkedHashMap<>();
		this.walk.state().toState().current().forEach((address, stored) -> {
			ResourceSchema schema = this.walk.schema(address).orElse(null);
			LiveObject object = (schema != null && !address.data())
					? new StateReader(this.walk).read(address, schema, stored, found) : null;
			if (schema != null && object != null && this.walk.ready(address)) {
				ProviderClient.ObjectAnswer answer = this.walk.client(address)
					.generate(address.type(), schema, object.value());
				answer.diagnostics().forEach(found::add);
				if (answer.value() instanceof ObjectValue config) {
					bodies.put(address.toString(), GeneratedBody.of(schema.block(), config));
				}
			}
		});
		this.walk.ephemerals().close();
		return bodies;
	}

}
