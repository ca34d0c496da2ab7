/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ConstraintValidator;
import dev.tfprovider.internal.runtime.CurrentSession;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * Makes the service of a provider that is defined in plain Java.
 */
final class PlainService {

	private PlainService() {
	}

	static ProviderService of(ProviderDefinition definition, ModelMappings mappings, ConnectionSessions sessions) {
		ProviderRuntime runtime = new ProviderRuntime(definition, mappings, ConstraintValidator.NONE, List.of(),
				Map.of(), new CurrentSession());
		return new ProviderService(runtime, sessions);
	}

}
