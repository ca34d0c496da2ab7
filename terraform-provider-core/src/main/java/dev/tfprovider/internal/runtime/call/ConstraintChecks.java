/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Map;
import java.util.function.Supplier;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.model.ComponentVisitor;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * Holds what is known of one configuration against its constraints.
 *
 * @param constraints the constraints
 * @param block the schema of the configuration
 * @param config the configuration
 * @param diagnostics takes the errors
 */
public record ConstraintChecks(ConstraintValidator constraints, BlockSchema block, ObjectValue config,
		Diagnostics diagnostics) implements ComponentVisitor {

	@Override
	public void component(AttributePath path, Class<?> model, String component, Object value) {
		TimeLimits.check(path, model, value, this.diagnostics);
		if (SensitiveAttributes.cover(this.block, path)) {
			this.constraints.validateSensitive(path, model, component, value, this.diagnostics);
		}
		else {
			this.constraints.validate(path, model, component, value, this.diagnostics);
		}
	}

	@Override
	public void object(AttributePath path, Class<?> model, Map<String, String> names,
			Supplier<@Nullable Object> object) {
		Diagnostics found = new Diagnostics();
		this.constraints.validateObject(path, model, names, object, found);
		if (found.iterator().hasNext()) {
			Secrets secrets = Secrets.of(this.block, this.config);
			found.forEach((diagnostic) -> this.diagnostics.add(secrets.hide(diagnostic)));
		}
	}

}
