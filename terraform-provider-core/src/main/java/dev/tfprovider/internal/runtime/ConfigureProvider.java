/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.internal.runtime.call.Upstream;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;

/**
 * Configures a session. Settings that are not known yet do not fail it: only what needs
 * them will say so.
 *
 * @param settings the provider block
 * @param validateConfig validates configurations
 */
record ConfigureProvider(ProviderSettings settings, ValidateConfig validateConfig) {

	/**
	 * Configure a session.
	 * @param scope the request
	 * @param session the session to configure
	 * @param config the provider block
	 * @return errors and warnings
	 */
	List<Diagnostic> configure(CallScope scope, ProviderSession session, ObjectValue config) {
		if (this.settings.mapping().isEmpty()) {
			session.configure(null);
			return List.of();
		}
		ModelMapping<?> mapping = this.settings.mapping().get();
		this.validateConfig.provider(scope, this.settings, config);
		Diagnostics diagnostics = scope.diagnostics();
		if (diagnostics.hasErrors()) {
			return diagnostics.asList();
		}
		ObjectValue complete = this.settings.complete(config, diagnostics);
		try {
			session.configure(mapping.read(complete), Upstream.of(complete));
		}
		catch (ValueMappingException ex) {
			if (complete.isWhollyKnown()) {
				diagnostics.addAll(FailureDiagnostics.cause(ex, DiagnosticException.class)
					.map((refusal) -> FailureDiagnostics.placed(refusal, ex.path().addressable()))
					.orElseGet(() -> List.of(Diagnostic.error(ex.path().addressable(), ex.summary(), ex.detail()))));
			}
			else {
				session.postpone(unknown(complete));
			}
		}
		return diagnostics.asList();
	}

	private static List<AttributePath> unknown(ObjectValue config) {
		return config.type()
			.names()
			.stream()
			.filter((name) -> !config.get(name).isWhollyKnown())
			.map(AttributePath::root)
			.toList();
	}

}
