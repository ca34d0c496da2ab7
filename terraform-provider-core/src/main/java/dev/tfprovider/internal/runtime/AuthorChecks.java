/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.function.Supplier;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.value.ObjectValue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the author's own validations of a configuration.
 *
 * @param failures converts exceptions
 * @param runningCalls runs author code
 */
record AuthorChecks(FailureDiagnostics failures, RunningCalls runningCalls) {

	private static final Logger logger = LoggerFactory.getLogger(AuthorChecks.class);

	void run(CallScope scope, String typeName, ModelMapping<?> mapping, ObjectValue config,
			List<? extends Supplier<? extends ConfigValidator<?>>> checks) {
		for (Supplier<? extends ConfigValidator<?>> check : checks) {
			this.runningCalls.run(scope, RunningCalls.task((running) -> run(scope, typeName, mapping, config, check)));
		}
	}

	private void run(CallScope scope, String typeName, ModelMapping<?> mapping, ObjectValue config,
			Supplier<? extends ConfigValidator<?>> check) {
		try {
			check.get().validate(mapping.view(config), scope.diagnostics());
		}
		catch (Throwable ex) {
			if (FailureDiagnostics.cause(ex, ProviderNotConfiguredException.class).isPresent()) {
				logger.debug("{} is checked once the provider is configured", typeName);
				return;
			}
			this.failures.of(scope).report(ex, "validate", typeName, mapping.block(), scope.diagnostics());
		}
	}

}
