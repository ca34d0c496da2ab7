/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.test.internal.engine.EngineResult;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.host.HostProfile;
import dev.tfprovider.test.run.EngineRun;

/**
 * What a provider has generated for the resources of a state.
 *
 * @param bodies the bodies of the resources by address
 */
record GeneratedConfiguration(Map<String, Map<String, Object>> bodies) {

	/**
	 * Return a place for what is generated under a host.
	 * @throws IllegalArgumentException if the host lets no provider generate anything
	 */
	static GeneratedConfiguration under(HostProfile host) {
		if (!host.has(HostDifference.HAS_CONFIGURATIONS_GENERATED)) {
			throw new IllegalArgumentException(host + " has no configurations generated; Terraform 1.14 and newer do");
		}
		return new GeneratedConfiguration(new LinkedHashMap<>());
	}

	/**
	 * Put the resources into a configuration. Instances of {@code count} and
	 * {@code for_each} are as they were.
	 * @param secrets arguments to add, by the address of their resource
	 * @param result what the command came to that has generated them
	 */
	Configuration in(Configuration configuration, Map<String, ? extends Map<String, ?>> secrets, EngineResult result) {
		EngineRun run = new EngineRun("plan -generate-config-out", result, configuration::toString);
		if (!run.succeeded()) {
			throw run.failure("The configuration could not be generated");
		}
		secrets.forEach((address, added) -> {
			Map<String, Object> body = this.bodies.get(address);
			if (body == null) {
				throw new IllegalArgumentException("There is no " + address + " in the state");
			}
			body.putAll(added);
		});
		Configuration generated = configuration;
		for (Map.Entry<String, Map<String, Object>> body : this.bodies.entrySet()) {
			if (!body.getKey().endsWith("]")) {
				generated = generated.with(body.getKey(), body.getValue());
			}
		}
		return generated;
	}

}
