/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.test.internal.PlainJavaService;
import dev.tfprovider.test.internal.engine.check.ObjectForm;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

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

	private static final String PROVIDER = "test";

	private static final String TYPE = "test_object";

	private final ProviderService service;

	private final ModelMapping<M> mapping;

	private final ObjectForm form;

	private final Map<String, Object> configured;

	private ResourceTester(ProviderService service, ModelMapping<M> mapping, ObjectForm form,
			Map<String, Object> configured) {
		this.service = service;
		this.mapping = mapping;
		this.form = form;
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
		ProviderService service = PlainJavaService.of(
				ProviderDefinition.builder(PROVIDER).resource("object", model, resource).build(), mappings,
				new ConnectionSessions());
		Tfplugin6.GetProviderSchema.Response schema = service.answer(ProviderGrpc.getGetProviderSchemaMethod(),
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		return new ResourceTester<>(service, mappings.resource(model),
				new ObjectForm(schema.getResourceSchemasOrThrow(TYPE)), Map.of());
	}

	/**
	 * Set a write-only attribute in the configuration, which the model does not carry.
	 * @param attribute name of a root attribute
	 * @param value {@code String}, {@code Boolean}, number, {@code List} or {@code Map}
	 * @return what calls methods with it
	 */
	public ResourceTester<M> configured(String attribute, Object value) {
		Map<String, Object> all = new TreeMap<>(this.configured);
		all.put(attribute, value);
		return new ResourceTester<>(this.service, this.mapping, this.form, all);
	}

	/**
	 * Call {@code create}.
	 * @param config what is written
	 * @return what came of it
	 */
	public CallOutcome<M> create(M config) {
		return change(this.form.nothing(), ByteString.EMPTY, config(config));
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
		Tfplugin6.ReadResource.Response response = this.service.answer(ProviderGrpc.getReadResourceMethod(),
				Tfplugin6.ReadResource.Request.newBuilder()
					.setTypeName(TYPE)
					.setCurrentState(this.form.write(state(before)))
					.setPrivate(before.privateState())
					.build());
		return outcome(response.getNewState(), response.getPrivate(), response.getDiagnosticsList());
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
		return change(state(before), before.privateState(), this.form.nothing());
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
		Tfplugin6.PlanResourceChange.Response plan = this.service.answer(ProviderGrpc.getPlanResourceChangeMethod(),
				Tfplugin6.PlanResourceChange.Request.newBuilder()
					.setTypeName(TYPE)
					.setPriorState(this.form.write(prior))
					.setProposedNewState(this.form.write(this.form.proposed(prior, config)))
					.setConfig(this.form.write(config))
					.setPriorPrivate(privateState)
					.build());
		List<RunDiagnostic> diagnostics = new ArrayList<>(diagnostics(plan.getDiagnosticsList()));
		if (plan.getDiagnosticsList()
			.stream()
			.anyMatch((one) -> one.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR)) {
			throw new AssertionError("The change cannot be planned: " + diagnostics);
		}
		Tfplugin6.ApplyResourceChange.Response applied = this.service.answer(
				ProviderGrpc.getApplyResourceChangeMethod(),
				Tfplugin6.ApplyResourceChange.Request.newBuilder()
					.setTypeName(TYPE)
					.setPriorState(this.form.write(prior))
					.setPlannedState(plan.getPlannedState())
					.setConfig(this.form.write(config))
					.setPlannedPrivate(plan.getPlannedPrivate())
					.build());
		diagnostics.addAll(diagnostics(applied.getDiagnosticsList()));
		return new CallOutcome<>(model(applied.getNewState()), applied.getPrivate(), diagnostics);
	}

	private CallOutcome<M> existing(M object) {
		return new CallOutcome<>(object, ByteString.EMPTY, List.of());
	}

	private CallOutcome<M> outcome(Tfplugin6.DynamicValue state, ByteString privateState,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return new CallOutcome<>(model(state), privateState, diagnostics(diagnostics));
	}

	private static List<RunDiagnostic> diagnostics(List<Tfplugin6.Diagnostic> messages) {
		return ObjectForm.diagnostics(messages).stream().map(EngineRun::diagnostic).toList();
	}

	private ObjectValue config(M model) {
		return this.form.config(this.mapping.writePartial(model), this.configured);
	}

	private TerraformValue state(CallOutcome<M> before) {
		return this.mapping.writePartial(before.state());
	}

	private @Nullable M model(Tfplugin6.DynamicValue state) {
		return (this.form.read(state) instanceof ObjectValue object) ? this.mapping.readPartial(object) : null;
	}

}
