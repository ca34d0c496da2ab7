/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.Map;

import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.BodyDecoder;
import dev.tfprovider.test.internal.engine.expression.DeferredNames;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.ObjectValue;

/**
 * Validates and configures the provider at the begin of a walk.
 *
 * @param walk the walk
 * @param alias alias of the provider block
 */
record ProviderSetup(Walk walk, String alias) {

	/**
	 * Validate the provider block, unless it says nothing.
	 */
	void validate() {
		Expression.ObjectExpression body = this.walk.module().providers().get(this.alias);
		if (body != null && !body.members().isEmpty()) {
			EngineDiagnostics found = new EngineDiagnostics();
			ObjectValue config = decode(body, found);
			if (!found.hasErrors()) {
				validate(config, found);
			}
			this.walk.diagnostics().addAll(found);
		}
	}

	/**
	 * Configure the provider.
	 * @return whether it is ready
	 */
	boolean configure() {
		Expression.ObjectExpression body = this.walk.module().providers().get(this.alias);
		EngineDiagnostics found = new EngineDiagnostics();
		ObjectValue config = decode((body != null) ? body : new Expression.ObjectExpression(Map.of()), found);
		if (!found.hasErrors()) {
			validate(config, found);
			if (!found.hasErrors()) {
				sendMeta(found);
				found.addAll(client().configure(this.walk.schemas().provider(), config),
						this.walk.providerConfig(this.alias));
			}
			if (found.hasErrors() && body == null) {
				found.error("Invalid provider configuration", "Provider " + GoString.quote(this.walk.provider())
						+ " requires explicit configuration. Add a provider block to the root module and configure "
						+ "the provider's required arguments as described in the provider documentation.\n");
			}
		}
		this.walk.diagnostics().addAll(found);
		return !found.hasErrors();
	}

	/**
	 * Have the module's {@code provider_meta} sent, if the provider wants any.
	 */
	private void sendMeta(EngineDiagnostics found) {
		ResourceSchema schema = this.walk.schemas().meta();
		Expression.ObjectExpression meta = this.walk.module().providerMeta();
		if (schema != null) {
			client().send(schema, (meta != null)
					? new BodyDecoder(new Evaluation(this.walk, "provider_meta"), found).decode(schema.block(), meta)
					: schema.nothing());
		}
	}

	private void validate(ObjectValue config, EngineDiagnostics found) {
		found.addAll(client().validateProvider(this.walk.schemas().provider(), config),
				this.walk.providerConfig(this.alias));
	}

	private ProviderClient client() {
		return this.walk.connections().client(this.alias);
	}

	private ObjectValue decode(Expression.ObjectExpression body, EngineDiagnostics found) {
		return new BodyDecoder(new Evaluation(this.walk, DeferredNames.provider(this.alias)), found)
			.decode(this.walk.schemas().provider().block(), body);
	}

}
