/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import dev.tfprovider.value.ObjectValue;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that actions can be validated and planned with unknown values. Nothing is
 * invoked.
 *
 * @param provider the provider
 * @param samples gives a type the author's sample
 */
record ActionChecks(ConnectedProvider provider, PlanningChecks.Samples samples) {

	List<Check> checks() {
		Map<String, ServedType> actions = this.provider.types(TypeKind.ACTION);
		List<Check> checks = new ArrayList<>();
		if (actions.isEmpty()) {
			return checks;
		}
		checks.add(new Check("planning", "the metadata names all actions",
				() -> assertThat(
						client().getMetadata(Tfplugin6.GetMetadata.Request.getDefaultInstance()).getActionsList())
					.as("the answer to GetMetadata")
					.extracting(Tfplugin6.GetMetadata.ActionMetadata::getTypeName)
					.containsExactlyInAnyOrderElementsOf(actions.keySet())));
		actions.values()
			.stream()
			.map(this.samples::apply)
			.forEach((type) -> checks.add(new Check("planning",
					"action " + type.name() + " stands an unknown value at every attribute", () -> stands(type))));
		return checks;
	}

	private void stands(ServedType type) {
		Set<String> known = errors(type, type.configuration());
		for (ObjectValue config : PlanningChecks.withUnknowns(type.configuration())) {
			Set<String> errors = errors(type, config);
			errors.removeAll(known);
			assertThat(errors).as("errors of %s because of an unknown value, in %s", type.name(), config).isEmpty();
		}
		this.provider.assertServes();
	}

	private Set<String> errors(ServedType type, ObjectValue config) {
		Tfplugin6.DynamicValue message = type.message(config);
		return Stream.concat(client().validateActionConfig(
				Tfplugin6.ValidateActionConfig.Request.newBuilder().setTypeName(type.name()).setConfig(message).build())
			.getDiagnosticsList()
			.stream(),
				client().planAction(
						Tfplugin6.PlanAction.Request.newBuilder().setActionType(type.name()).setConfig(message).build())
					.getDiagnosticsList()
					.stream())
			.filter((diagnostic) -> diagnostic.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR)
			.map((diagnostic) -> diagnostic.getSummary() + ": " + diagnostic.getDetail())
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private ProviderGrpc.ProviderBlockingStub client() {
		return this.provider.connection().provider();
	}

}
