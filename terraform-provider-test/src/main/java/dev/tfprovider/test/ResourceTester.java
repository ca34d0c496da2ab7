/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.test.internal.Copies;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.check.ProposedNew;
import dev.tfprovider.test.internal.engine.client.RequestMessage;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;

/**
 * Calls the methods of a resource one at a time, with records as arguments and results.
 * They are given the handle that the framework gives them: a plan made from the
 * configuration, the prior state, private state. What they return is checked as always.
 * <p>
 * Where a method takes an object, its computed components count as not configured. The
 * state of one call is not remembered for the next. Immutable.
 *
 * @param <M> the model
 */
public final class ResourceTester<M> {

	private final TestedModel<M> tested;

	private final Map<String, Object> configured;

	private ResourceTester(TestedModel<M> tested, Map<String, Object> configured) {
		this.tested = tested;
		this.configured = configured;
	}

	/**
	 * Test a resource.
	 * @param model the model
	 * @param resource the resource, ready to be called
	 * @param codecs codecs of the author's own types
	 * @param <M> the model
	 * @return what calls its methods
	 */
	public static <M> ResourceTester<M> of(Class<M> model, ManagedResource<M> resource, TypeCodec<?>... codecs) {
		ModelMappings mappings = new ModelMappings(List.of(codecs));
		return new ResourceTester<>(TestedModel.of(
				ProviderDefinition.builder(TestedModel.PROVIDER).resource("object", model, resource).build(), mappings,
				mappings.resource(model), ResourceAddress.Kind.MANAGED), Map.of());
	}

	/**
	 * Set a write-only attribute in the configuration, which the model does not carry.
	 * @param attribute name of a root attribute
	 * @param value {@code String}, {@code Boolean}, number, {@code List} or {@code Map}
	 * @return what calls methods with it
	 */
	public ResourceTester<M> configured(String attribute, Object value) {
		return new ResourceTester<>(this.tested, Copies.with(this.configured, attribute, value));
	}

	/**
	 * Call {@code create}.
	 * @param config what is written
	 * @return what came of it
	 */
	public CallOutcome<M> create(M config) {
		return change(this.tested.schema().nothing(), ByteString.EMPTY, config(config));
	}

	/**
	 * Call {@code update}.
	 * @param before what there is, and what is kept beside it
	 * @param config what is written now
	 * @return what came of it
	 */
	public CallOutcome<M> update(CallOutcome<M> before, M config) {
		return change(state(before), before.privateState(), config(config));
	}

	/**
	 * Call {@code update}.
	 * @param before what there is
	 * @param config what is written now
	 * @return what came of it
	 */
	public CallOutcome<M> update(M before, M config) {
		return update(existing(before), config);
	}

	/**
	 * Call {@code read}.
	 * @param before what there was, and what is kept beside it
	 * @return what came of it
	 */
	public CallOutcome<M> read(CallOutcome<M> before) {
		return this.tested.outcome(this.tested.answer(RequestMessage.of(ProviderGrpc.getReadResourceMethod())
			.with("current_state", this.tested.write(state(before)))
			.with("private", before.privateState())));
	}

	/**
	 * Call {@code read}.
	 * @param before what there was
	 * @return what came of it
	 */
	public CallOutcome<M> read(M before) {
		return read(existing(before));
	}

	/**
	 * Call {@code delete}.
	 * @param before what there is, and what is kept beside it
	 * @return what came of it
	 */
	public CallOutcome<M> delete(CallOutcome<M> before) {
		return change(state(before), before.privateState(), this.tested.schema().nothing());
	}

	/**
	 * Call {@code delete}.
	 * @param before what there is
	 * @return what came of it
	 */
	public CallOutcome<M> delete(M before) {
		return delete(existing(before));
	}

	private CallOutcome<M> change(TerraformValue prior, ByteString privateState, TerraformValue config) {
		TerraformValue proposed = config.isNull() ? config
				: ProposedNew.of(this.tested.schema().block(), prior, config);
		Tfplugin6.PlanResourceChange.Response plan = this.tested
			.answer(RequestMessage.of(ProviderGrpc.getPlanResourceChangeMethod())
				.with("prior_state", this.tested.write(prior))
				.with("proposed_new_state", this.tested.write(proposed))
				.with("config", this.tested.write(config))
				.with("prior_private", privateState));
		List<RunDiagnostic> diagnostics = TestedModel.diagnostics(plan);
		if (diagnostics.stream().anyMatch((one) -> one.severity() == RunDiagnostic.Severity.ERROR)) {
			throw new AssertionError("The change cannot be planned: " + diagnostics);
		}
		return this.tested.outcome(plan,
				this.tested.answer(RequestMessage.of(ProviderGrpc.getApplyResourceChangeMethod())
					.with("prior_state", this.tested.write(prior))
					.with("planned_state", plan.getPlannedState())
					.with("config", this.tested.write(config))
					.with("planned_private", plan.getPlannedPrivate())));
	}

	private CallOutcome<M> existing(M object) {
		return new CallOutcome<>(object, ByteString.EMPTY, List.of());
	}

	private ObjectValue config(M model) {
		return this.tested.config(model, this.configured);
	}

	private TerraformValue state(CallOutcome<M> before) {
		return this.tested.mapping().writePartial(before.state());
	}

}
