/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import dev.tfprovider.test.internal.engine.address.ImportTarget;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.TerraformValue;

/**
 * Imports existing objects into the state.
 *
 * @param walk the walk
 */
public record ImportWalk(Walk walk) {

	public void run(ResourceAddress address, String id) {
		run(address, ImportTarget.byId(id));
	}

	/**
	 * Import the object of an identity, given as an object of its attributes.
	 */
	public void run(ResourceAddress address, Expression.ObjectExpression identity) {
		EngineDiagnostics found = new EngineDiagnostics();
		TerraformValue value = new Importer(this.walk).identity(address, identity, found);
		this.walk.diagnostics().addAll(found);
		if (value != null) {
			run(address, new ImportTarget(null, value));
		}
	}

	private void run(ResourceAddress address, ImportTarget target) {
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		if (schema != null && this.walk.ready(address)) {
			EngineDiagnostics found = this.walk.diagnostics();
			for (ImportedObject imported : new Importer(this.walk).fetch(address, schema, target, false, found)) {
				this.walk.schema(imported.address())
					.ifPresent((own) -> this.walk.store(imported.address(), own, imported.object()));
			}
		}
		this.walk.ephemerals().close();
	}

}
