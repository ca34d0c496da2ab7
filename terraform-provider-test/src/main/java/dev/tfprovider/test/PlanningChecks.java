/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.google.protobuf.ByteString;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that validation and planning accept unknown values and are repeatable. The
 * configuration is the author's sample, or else generated from the schema; errors in it
 * are not counted against the provider.
 *
 * @param provider the provider
 * @param samples gives a type the author's sample
 */
record PlanningChecks(ConnectedProvider provider, UnaryOperator<ServedType> samples) {

	private static final Tfplugin6.ClientCapabilities CAPABILITIES = Tfplugin6.ClientCapabilities.newBuilder()
		.setWriteOnlyAttributesAllowed(true)
		.build();

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		this.provider.types(TypeKind.RESOURCE).values().stream().map(this.samples).forEach((type) -> {
			checks.add(standsUnknowns(type.name(), type, (config) -> {
				Set<String> errors = errors(validate(type, config).getDiagnosticsList());
				errors.addAll(errors(plan(type, config).getDiagnosticsList()));
				return errors;
			}));
			checks.add(new Check("planning", type.name() + " is planned twice alike", () -> {
				assertThat(plan(type, type.configuration())).as("second plan")
					.isEqualTo(plan(type, type.configuration()));
				this.provider.assertServes();
			}));
			checks.add(new Check("planning", type.name() + " is planned as before with what the plan has kept",
					() -> keptPlan(type)));
			checks.add(new Check("planning", type.name() + " can be planned for destruction", () -> {
				Tfplugin6.PlanResourceChange.Response plan = destroy(type);
				assertThat(errors(plan.getDiagnosticsList())).as("errors").isEmpty();
			}));
		});
		this.provider.types(TypeKind.DATA_SOURCE)
			.values()
			.forEach((type) -> checks.add(standsUnknowns("data source " + type.name(), type,
					(config) -> errors(validateData(type, config).getDiagnosticsList()))));
		this.provider.types(TypeKind.EPHEMERAL_RESOURCE)
			.values()
			.forEach((type) -> checks.add(standsUnknowns("ephemeral resource " + type.name(), type,
					(config) -> errors(validateEphemeral(type, config).getDiagnosticsList()))));
		ServedType block = this.provider.providerBlock();
		checks.add(standsUnknowns("the provider block", block, (config) -> errors(validateProvider(block, config))));
		return checks;
	}

	/**
	 * Plans as Terraform from 1.16 on does in the course of an apply, and with what is
	 * left of it by an accident.
	 */
	private void keptPlan(ServedType type) {
		Tfplugin6.PlanResourceChange.Response plan = plan(type, type.configuration(), ByteString.EMPTY);
		assertThat(plan(type, type.configuration(), plan.getPlannedPrivate())).as("plan in the apply").isEqualTo(plan);
		ByteString kept = plan.getPlannedPrivate();
		for (int length = 1; length < kept.size(); length++) {
			plan(type, type.configuration(), kept.substring(0, length));
		}
		plan(type, type.configuration(), ByteString.copyFromUtf8("kept by another provider"));
		this.provider.assertServes();
	}

	/**
	 * Return a check that unknown values add no errors.
	 * @param call sends a configuration and returns the errors
	 */
	Check standsUnknowns(String what, ServedType type, Function<ObjectValue, Set<String>> call) {
		return new Check("planning", what + " stands an unknown value at every attribute", () -> {
			Set<String> known = call.apply(type.configuration());
			for (ObjectValue config : withUnknowns(type.configuration())) {
				Set<String> errors = call.apply(config);
				errors.removeAll(known);
				assertThat(errors).as("errors of %s because of an unknown value, in %s", type.name(), config).isEmpty();
			}
			this.provider.assertServes();
		});
	}

	/**
	 * Return configurations of which each has one configured attribute unknown, and one
	 * of which all are.
	 */
	static List<ObjectValue> withUnknowns(ObjectValue config) {
		ObjectType type = config.type();
		List<Integer> configured = IntStream.range(0, type.size())
			.boxed()
			.filter((index) -> !config.get(index).isNull())
			.toList();
		List<ObjectValue> configs = new ArrayList<>();
		for (int unknown : configured) {
			configs.add(ObjectValue.build(type,
					(index) -> (index == unknown) ? TerraformValue.unknown(type.type(index)) : config.get(index)));
		}
		configs.add(ObjectValue.build(type,
				(index) -> configured.contains(index) ? TerraformValue.unknown(type.type(index)) : config.get(index)));
		return configs;
	}

	private Tfplugin6.ValidateResourceConfig.Response validate(ServedType type, ObjectValue config) {
		return this.provider.client()
			.validateResourceConfig(Tfplugin6.ValidateResourceConfig.Request.newBuilder()
				.setTypeName(type.name())
				.setConfig(type.message(config))
				.setClientCapabilities(CAPABILITIES)
				.build());
	}

	private Tfplugin6.ValidateDataResourceConfig.Response validateData(ServedType type, ObjectValue config) {
		return this.provider.client()
			.validateDataResourceConfig(Tfplugin6.ValidateDataResourceConfig.Request.newBuilder()
				.setTypeName(type.name())
				.setConfig(type.message(config))
				.build());
	}

	private Tfplugin6.ValidateEphemeralResourceConfig.Response validateEphemeral(ServedType type, ObjectValue config) {
		return this.provider.client()
			.validateEphemeralResourceConfig(Tfplugin6.ValidateEphemeralResourceConfig.Request.newBuilder()
				.setTypeName(type.name())
				.setConfig(type.message(config))
				.build());
	}

	private List<Tfplugin6.Diagnostic> validateProvider(ServedType type, ObjectValue config) {
		return this.provider.client()
			.validateProviderConfig(
					Tfplugin6.ValidateProviderConfig.Request.newBuilder().setConfig(type.message(config)).build())
			.getDiagnosticsList();
	}

	Tfplugin6.PlanResourceChange.Response plan(ServedType type, ObjectValue config) {
		return this.provider.client().planResourceChange(creation(type, config).build());
	}

	/**
	 * Plan for a host that keeps what plans hand to it.
	 */
	private Tfplugin6.PlanResourceChange.Response plan(ServedType type, ObjectValue config, ByteString kept) {
		return this.provider.client()
			.planResourceChange(creation(type, config).setPlannedPrivate(kept)
				.setClientCapabilities(CAPABILITIES.toBuilder().setStorePlannedPrivate(true))
				.build());
	}

	private static Tfplugin6.PlanResourceChange.Request.Builder creation(ServedType type, ObjectValue config) {
		return Tfplugin6.PlanResourceChange.Request.newBuilder()
			.setTypeName(type.name())
			.setPriorState(type.message(TerraformValue.ofNull(type.type())))
			.setProposedNewState(type.message(config))
			.setConfig(type.message(config))
			.setClientCapabilities(CAPABILITIES);
	}

	private Tfplugin6.PlanResourceChange.Response destroy(ServedType type) {
		Tfplugin6.DynamicValue nothing = type.message(TerraformValue.ofNull(type.type()));
		return this.provider.client()
			.planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
				.setTypeName(type.name())
				.setPriorState(type.message(type.configuration()))
				.setProposedNewState(nothing)
				.setConfig(nothing)
				.setClientCapabilities(CAPABILITIES)
				.build());
	}

	static Set<String> errors(List<Tfplugin6.Diagnostic> diagnostics) {
		return diagnostics.stream()
			.filter((diagnostic) -> diagnostic.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR)
			.map((diagnostic) -> diagnostic.getSummary() + ": " + diagnostic.getDetail())
			.collect(Collectors.toCollection(TreeSet::new));
	}

}
