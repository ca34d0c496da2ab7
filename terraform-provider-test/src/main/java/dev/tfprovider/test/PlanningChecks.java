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
import dev.tfprovider.test.internal.engine.client.ProtocolMessages;
import dev.tfprovider.test.internal.engine.client.RequestMessage;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import io.grpc.MethodDescriptor;
import org.jspecify.annotations.Nullable;

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
					Set<String> errors = errors(RequestMessage.of(validation), type, config);
					errors.addAll(planErrors(kind, type, config));
					return errors;
				}));
			}
		});
		this.provider.types(TypeKind.RESOURCE).values().forEach((type) -> addPlans(this.samples.apply(type), checks));
		ServedType block = this.provider.providerBlock();
		checks.add(standsUnknowns("the provider block", block,
				(config) -> errors(RequestMessage.of(ProviderGrpc.getValidateProviderConfigMethod()), block, config)));
		return checks;
	}

	private void addPlans(ServedType type, List<Check> checks) {
		checks.add(new Check("planning", type.name() + " is planned twice alike", () -> {
			assertThat(plan(type, type.configuration())).as("second plan").isEqualTo(plan(type, type.configuration()));
			this.provider.assertServes();
		}));
		checks.add(new Check("planning", type.name() + " is planned as before with what the plan has kept",
				() -> keptPlan(type)));
		checks.add(new Check("planning", type.name() + " can be planned for destruction",
				() -> assertThat(errors(
						plan(type, type.configuration(), TerraformValue.ofNull(type.type()), null, CAPABILITIES)))
					.as("errors")
					.isEmpty()));
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

	private Set<String> errors(RequestMessage<?, ? extends Message> validation, ServedType type, ObjectValue config) {
		return errors(call(validation.withKnown("type_name", type.name())
			.with("config", type.message(config))
			.withKnown("client_capabilities", CAPABILITIES)));
	}

	/**
	 * Return the errors of what is planned of a kind.
	 */
	private Set<String> planErrors(TypeKind kind, ServedType type, ObjectValue config) {
		if (kind.equals(TypeKind.RESOURCE)) {
			return errors(plan(type, config));
		}
		return kind.equals(TypeKind.ACTION) ? errors(call(RequestMessage.of(ProviderGrpc.getPlanActionMethod())
			.with("action_type", type.name())
			.with("config", type.message(config)))) : Set.of();
	}

	Tfplugin6.PlanResourceChange.Response plan(ServedType type, ObjectValue config) {
		return plan(type, TerraformValue.ofNull(type.type()), config, null, CAPABILITIES);
	}

	/**
	 * Plan for a host that keeps what plans hand to it.
	 */
	private Tfplugin6.PlanResourceChange.Response plan(ServedType type, ObjectValue config, ByteString kept) {
		return plan(type, TerraformValue.ofNull(type.type()), config, kept,
				CAPABILITIES.toBuilder().setStorePlannedPrivate(true).build());
	}

	private Tfplugin6.PlanResourceChange.Response plan(ServedType type, TerraformValue prior, TerraformValue config,
			@Nullable ByteString kept, Tfplugin6.ClientCapabilities capabilities) {
		return call(RequestMessage.of(ProviderGrpc.getPlanResourceChangeMethod())
			.with("type_name", type.name())
			.with("prior_state", type.message(prior))
			.with("proposed_new_state", type.message(config))
			.with("config", type.message(config))
			.with("planned_private", kept)
			.with("client_capabilities", capabilities));
	}

	private <Q, R extends Message> R call(RequestMessage<Q, R> request) {
		return Objects.requireNonNull(this.provider.connection().call(request.method(), request.build()));
	}

	private static Set<String> errors(Message response) {
		return ProtocolMessages.diagnostics(response)
			.stream()
			.filter(EngineDiagnostic::error)
			.map((diagnostic) -> diagnostic.summary() + ": " + diagnostic.detail())
			.collect(Collectors.toCollection(TreeSet::new));
	}

}
