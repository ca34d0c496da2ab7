/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.schema.SchemaBody;
import dev.tfprovider.test.internal.engine.value.GoString;

/**
 * Checks that values of ephemeral resources are only used where nothing is stored.
 */
final class EphemeralUse {

	private final Module module;

	private final EngineDiagnostics diagnostics;

	private String address = "";

	EphemeralUse(Module module, EngineDiagnostics diagnostics) {
		this.module = module;
		this.diagnostics = diagnostics;
	}

	/**
	 * Check a resource or data source.
	 */
	void check(ResourceBlock block, ResourceSchema schema) {
		this.address = block.address().toString();
		if (!block.address().ephemeral()) {
			check(schema.block(), AttributePath.root(), block.body());
		}
	}

	private void check(SchemaBody body, AttributePath path, Expression expression) {
		if (expression instanceof Expression.ListExpression list) {
			for (int i = 0; i < list.elements().size(); i++) {
				check(body, path.index(i), list.elements().get(i));
			}
			return;
		}
		if (!(expression instanceof Expression.ObjectExpression object)) {
			refuse(path, expression);
			return;
		}
		Map<String, Expression> members = object.members();
		for (SchemaAttribute attribute : body.attributes()) {
			Expression member = members.get(attribute.name());
			AttributePath place = path.attribute(attribute.name());
			if (member == null || attribute.writeOnly()) {
				continue;
			}
			if (attribute.nested() != null) {
				check(attribute.nested(), place, member);
			}
			else {
				refuse(place, member);
			}
		}
		for (SchemaBlockType nested : body.blocks()) {
			Expression member = members.get(nested.name());
			if (member != null) {
				check(nested.block(), path.attribute(nested.name()), member);
			}
		}
	}

	private void refuse(AttributePath path, Expression expression) {
		if (isEphemeral(this.module, expression)) {
			String name = path.steps()
				.stream()
				.filter(AttributePath.AttributeName.class::isInstance)
				.map((step) -> ((AttributePath.AttributeName) step).name())
				.reduce("", (first, second) -> second);
			this.diagnostics.add(new EngineDiagnostic(true, "Invalid use of ephemeral value",
					"Ephemeral values are not valid for " + GoString.quote(name)
							+ ", because it is not a write-only attribute and must be persisted to state.",
					this.address, path, false));
		}
	}

	/**
	 * Return whether an expression refers to an ephemeral resource, also through local
	 * values.
	 */
	static boolean isEphemeral(Module module, Expression expression) {
		return module.dependencies(expression).stream().anyMatch(ResourceAddress::ephemeral);
	}

}
