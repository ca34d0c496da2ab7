/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.OperationSettings;

/**
 * Creates the gRPC service of a provider that is defined in plain Java. Its waiters poll
 * every millisecond, regardless of the intervals in the code.
 */
public final class PlainJavaService {

	private static final OperationSettings IMPATIENT = new OperationSettings(Duration.ofMillis(1),
			OperationSettings.DEFAULT.interruptGrace())
		.withFailureOnForgottenValues();

	private PlainJavaService() {
	}

	public static ProviderService of(ProviderDefinition definition, ModelMappings mappings,
			ConnectionSessions sessions) {
		ProviderRuntime runtime = new ProviderRuntime(definition, mappings, ConstraintValidator.NONE, List.of(),
				Map.of(), new CurrentSession(), IMPATIENT);
		return new ProviderService(runtime, sessions);
	}

}
