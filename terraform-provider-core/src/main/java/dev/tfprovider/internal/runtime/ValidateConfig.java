/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.TypeKind;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.runtime.call.ConstraintChecks;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.internal.runtime.operation.PlanTransform;
import dev.tfprovider.internal.runtime.operation.PlannedAttribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Validates a configuration of any kind. Whatever is not known yet is left for later.
 *
 * @param constraints the constraints
 * @param authorChecks the author's own validations
 */
record ValidateConfig(ConstraintValidator constraints, AuthorChecks authorChecks) {

	List<Diagnostic> validate(CallScope scope, ConfiguredType type, ObjectValue config) {
		return validate(scope, type, config, false);
	}

	List<Diagnostic> validate(CallScope scope, ConfiguredType type, ObjectValue config, boolean writeOnlyAllowed) {
		Diagnostics diagnostics = scope.diagnostics();
		BlockSchema block = type.schema().block();
		String instead = block.deprecation();
		if (instead != null) {
			diagnostics.warning("Deprecated " + type.kind() + " \"" + type.name() + "\"", instead);
		}
		validate(scope, type.name(), type.mapping(), config, writeOnlyAllowed, checks(type.validation()));
		if (!writeOnlyAllowed && type.kind().content() == TypeKind.Content.STATE) {
			refuseWriteOnly(block, config, diagnostics);
		}
		return diagnostics.asList();
	}

	List<Diagnostic> provider(CallScope scope, ProviderSettings settings, ObjectValue config) {
		Diagnostics diagnostics = scope.diagnostics();
		settings.mapping()
			.ifPresent((mapping) -> validate(scope, "provider", mapping, settings.withEnvironment(config, diagnostics),
					false, settings.validations()));
		return diagnostics.asList();
	}

	@SuppressWarnings("rawtypes")
	private static List<? extends Supplier<? extends ConfigValidator<?>>> checks(
			Optional<Supplier<ConfigValidator>> ability) {
		return ability.map((check) -> List.<Supplier<ConfigValidator<?>>>of(check::get)).orElse(List.of());
	}

	private void validate(CallScope scope, String typeName, ModelMapping<?> mapping, ObjectValue config,
			boolean writeOnlyAllowed, List<? extends Supplier<? extends ConfigValidator<?>>> checks) {
		Diagnostics diagnostics = scope.diagnostics();
		mapping.validate(config, writeOnlyAllowed, diagnostics);
		if (!diagnostics.hasErrors()) {
			mapping.visitKnown(config, new ConstraintChecks(this.constraints, mapping.block(), config, diagnostics));
			this.authorChecks.run(scope, typeName, mapping, config, checks);
		}
	}

	private static void refuseWriteOnly(BlockSchema block, ObjectValue config, Diagnostics diagnostics) {
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
