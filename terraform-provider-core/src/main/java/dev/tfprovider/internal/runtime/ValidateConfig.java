/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.schema.Block;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Validates a configuration of any kind. Whatever is not known yet is left for later.
 */
public final class ValidateConfig {

	private final ConstraintValidator constraints;

	ValidateConfig(ConstraintValidator constraints) {
		this.constraints = constraints;
	}

	/**
	 * Validate the configuration of a managed resource.
	 * @param type the resource type
	 * @param config the configuration
	 * @param writeOnlyAllowed whether Terraform keeps write-only values out of its state
	 * @return errors and warnings
	 */
	public List<Diagnostic> resource(ResourceType<?> type, ObjectValue config, boolean writeOnlyAllowed) {
		Diagnostics diagnostics = validate(type.mapping(), config, writeOnlyAllowed);
		if (!writeOnlyAllowed) {
			refuseWriteOnly(type.schema().block(), config, diagnostics);
		}
		return diagnostics.asList();
	}

	/**
	 * Validate the configuration of a data source.
	 * @param type the data source type
	 * @param config the configuration
	 * @return errors and warnings
	 */
	public List<Diagnostic> dataSource(DataSourceType<?> type, ObjectValue config) {
		return validate(type.mapping(), config, false).asList();
	}

	/**
	 * Validate the provider block.
	 * @param settings the provider block
	 * @param config the configuration
	 * @return errors and warnings
	 */
	public List<Diagnostic> provider(ProviderSettings settings, ObjectValue config) {
		Diagnostics diagnostics = new Diagnostics();
		settings.mapping().ifPresent((mapping) -> {
			ObjectValue complete = settings.complete(config, diagnostics);
			diagnostics.addAll(validate(mapping, complete, false));
		});
		return diagnostics.asList();
	}

	private Diagnostics validate(ModelMapping<?> mapping, ObjectValue config, boolean writeOnlyAllowed) {
		Diagnostics diagnostics = new Diagnostics();
		mapping.validate(config, writeOnlyAllowed, diagnostics);
		if (!diagnostics.hasErrors()) {
			mapping.visitKnown(config, (path, model, component, value) -> {
				if (SensitiveAttributes.cover(mapping.block(), path)) {
					this.constraints.validateSensitive(path, model, component, value, diagnostics);
				}
				else {
					this.constraints.validate(path, model, component, value, diagnostics);
				}
			});
		}
		return diagnostics;
	}

	private static void refuseWriteOnly(Block block, ObjectValue config, Diagnostics diagnostics) {
		PlanTransform refusal = new PlanTransform() {

			@Override
			protected TerraformValue attribute(PlannedAttribute attribute) {
				boolean given = !attribute.config().isNull() && !attribute.config().isUnknown();
				if (attribute.attribute().isWriteOnly() && given) {
					diagnostics.error(attribute.path().addressable(), "Write-only attribute not supported",
							'"' + attribute.path().toString()
									+ "\" is write-only, which this version of Terraform does "
									+ "not know: it would store the value in the state. Use Terraform 1.11 or later.");
				}
				return attribute.planned();
			}

		};
		refusal.apply(block, config, config, config);
	}

}
