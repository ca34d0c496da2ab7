/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.client.ConfigValidation;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import io.grpc.MethodDescriptor;

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

	private static final Map<TypeKind, MethodDescriptor<? extends Message, ? extends Message>> VALIDATIONS = Map.of(
			TypeKind.RESOURCE, ProviderGrpc.getValidateResourceConfigMethod(), TypeKind.DATA_SOURCE,
			ProviderGrpc.getValidateDataResourceConfigMethod(), TypeKind.EPHEMERAL_RESOURCE,
			ProviderGrpc.getValidateEphemeralResourceConfigMethod(), TypeKind.LIST_RESOURCE,
			ProviderGrpc.getValidateListResourceConfigMethod(), TypeKind.ACTION,
			ProviderGrpc.getValidateActionConfigMethod());

	private static final Tfplugin6.ClientCapabilities CAPABILITIES = Tfplugin6.ClientCapabilities.newBuilder()
		.setWriteOnlyAttributesAllowed(true)
		.build();

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		this.provider.forEachType((kind, type) -> {
			MethodDescriptor<? extends Message, ? extends Message> validation = VALIDATIONS.get(kind);
			if (validation != null) {
				boolean planned = kind.equals(TypeKind.RESOURCE) || kind.equals(TypeKind.ACTION);
				ServedType sample = planned ? this.samples.apply(type) : type;
				checks.add(standsUnknowns(ConnectedProvider.label(kind, type), sample, (config) -> {
					Set<String> errors = errors(validate(validation, type, config));
					errors.addAll(errors(plan(kind, type, config)));
					return errors;
				}));
			}
		});
		this.provider.types(TypeKind.RESOURCE).values().forEach((type) -> addPlans(this.samples.apply(type), checks));
		checks.add(standsUnknowns("the provider block", this.provider.providerBlock(), (config) -> errors(
				validate(ProviderGrpc.getValidateProviderConfigMethod(), this.provider.providerBlock(), config))));
		return checks;
	}

	private void addPlans(ServedType type, List<Check> checks) {
		checks.add(new Check("planning", type.name() + " is planned twice alike", () -> {
			assertThat(plan(type, type.configuration())).as("second plan").isEqualTo(plan(type, type.configuration()));
			this.provider.assertServes();
		}));
		checks.add(new Check("planning", type.name() + " is planned as before with what the plan has kept",
				() -> keptPlan(type)));
		checks.add(new Check("planning", type.name() + " can be planned for destruction", () -> {
			Tfplugin6.PlanResourceChange.Response plan = destroy(type);
			assertThat(errors(plan.getDiagnosticsList())).as("errors").isEmpty();
		}));
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
	private Check standsUnknowns(String what, ServedType type, Function<ObjectValue, Set<String>> call) {
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

	@SuppressWarnings("unchecked")
	private <Q, R extends Message> List<Tfplugin6.Diagnostic> validate(MethodDescriptor<Q, R> method, ServedType type,
			ObjectValue config) {
		R response = Objects.requireNonNull(this.provider.connection()
			.call(method, ConfigValidation.request(method, type.name(), type.message(config), CAPABILITIES)));
		return (List<Tfplugin6.Diagnostic>) response
			.getField(response.getDescriptorForType().findFieldByName("diagnostics"));
	}

	/**
	 * Plan what is planned of a kind.
	 */
	private List<Tfplugin6.Diagnostic> plan(TypeKind kind, ServedType type, ObjectValue config) {
		if (kind.equals(TypeKind.RESOURCE)) {
			return plan(type, config).getDiagnosticsList();
		}
		return kind.equals(TypeKind.ACTION) ? this.provider.client()
			.planAction(Tfplugin6.PlanAction.Request.newBuilder()
				.setActionType(type.name())
				.setConfig(type.message(config))
				.build())
			.getDiagnosticsList() : List.of();
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

	private static Set<String> errors(List<Tfplugin6.Diagnostic> diagnostics) {
		return diagnostics.stream()
			.filter((diagnostic) -> diagnostic.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR)
			.map((diagnostic) -> diagnostic.getSummary() + ": " + diagnostic.getDetail())
			.collect(Collectors.toCollection(TreeSet::new));
	}

}
