/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import dev.tfprovider.value.ObjectValue;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that actions can be validated and planned with unknown values. Nothing is
 * invoked.
 *
 * @param provider the provider
 * @param planning plans configurations
 */
record ActionChecks(ConnectedProvider provider, PlanningChecks planning) {

	List<Check> checks() {
		Map<String, ServedType> actions = this.provider.types(TypeKind.ACTION);
		List<Check> checks = new ArrayList<>();
		if (actions.isEmpty()) {
			return checks;
		}
		checks.add(new Check("planning", "the metadata names all actions", () -> assertThat(
				this.provider.client().getMetadata(Tfplugin6.GetMetadata.Request.getDefaultInstance()).getActionsList())
			.as("the answer to GetMetadata")
			.extracting(Tfplugin6.GetMetadata.ActionMetadata::getTypeName)
			.containsExactlyInAnyOrderElementsOf(actions.keySet())));
		actions.values()
			.stream()
			.map(this.planning.samples())
			.forEach((type) -> checks
				.add(this.planning.standsUnknowns("action " + type.name(), type, (config) -> errors(type, config))));
		return checks;
	}

	private Set<String> errors(ServedType type, ObjectValue config) {
		Tfplugin6.DynamicValue message = type.message(config);
		Set<String> errors = PlanningChecks.errors(this.provider.client()
			.validateActionConfig(Tfplugin6.ValidateActionConfig.Request.newBuilder()
				.setTypeName(type.name())
				.setConfig(message)
				.build())
			.getDiagnosticsList());
		errors.addAll(PlanningChecks.errors(this.provider.client()
			.planAction(Tfplugin6.PlanAction.Request.newBuilder().setActionType(type.name()).setConfig(message).build())
			.getDiagnosticsList()));
		return errors;
	}

}
