/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectValue;

/**
 * Validates and configures the provider at the begin of a walk.
 */
final class ProviderSetup {

	private final Walk walk;

	ProviderSetup(Walk walk) {
		this.walk = walk;
	}

	/**
	 * Validate the provider block, unless it says nothing.
	 */
	void validate() {
		Expression.ObjectExpression body = this.walk.module().provider();
		if (body != null && !body.members().isEmpty()) {
			EngineDiagnostics found = new EngineDiagnostics();
			ObjectValue config = decode(body, found);
			if (!found.hasErrors()) {
				this.walk.client(null)
					.validateProvider(this.walk.schemas().provider(), config)
					.forEach((diagnostic) -> found.add(diagnostic.about(this.walk.providerConfig())));
			}
			this.walk.diagnostics().addAll(found);
		}
	}

	/**
	 * Configure the provider.
	 * @return whether it is ready
	 */
	boolean configure() {
		ResourceSchema schema = this.walk.schemas().provider();
		Expression.ObjectExpression body = this.walk.module().provider();
		EngineDiagnostics found = new EngineDiagnostics();
		ObjectValue config = decode((body != null) ? body : new Expression.ObjectExpression(Map.of()), found);
		if (!found.hasErrors()) {
			add(found, this.walk.client(null).validateProvider(schema, config));
			if (found.hasErrors() && body == null) {
				found.error("Invalid provider configuration", "Provider " + GoString.quote(this.walk.provider())
						+ " requires explicit configuration. Add a provider block to the root module and configure "
						+ "the provider's required arguments as described in the provider documentation.\n");
			}
		}
		if (!found.hasErrors()) {
			add(found, this.walk.client(null).configure(schema, config));
			if (found.hasErrors() && body == null) {
				found.error("Invalid provider configuration", "Provider " + GoString.quote(this.walk.provider())
						+ " requires explicit configuration. Add a provider block to the root module and configure "
						+ "the provider's required arguments as described in the provider documentation.\n");
			}
		}
		this.walk.diagnostics().addAll(found);
		return !found.hasErrors();
	}

	private void add(EngineDiagnostics found, List<EngineDiagnostic> diagnostics) {
		diagnostics.forEach((diagnostic) -> found.add(diagnostic.about(this.walk.providerConfig())));
	}

	private ObjectValue decode(Expression.ObjectExpression body, EngineDiagnostics found) {
		return new BodyDecoder(new Evaluation(this.walk, DeferredNames.PROVIDER), found)
			.decode(this.walk.schemas().provider().block(), body);
	}

}
