/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Response;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Author code of any model that does what a test says, and the calls of it.
 *
 * @param model the model
 * @param code what every method does
 * @param <M> the model
 */
record AnyResource<M>(Class<M> model, Code<M> code) implements UpdatableResource<M> {

	@Override
	public M create(ResourceData<M> data) throws Exception {
		return this.code.run(data);
	}

	@Override
	public Optional<M> read(ResourceData<M> data) throws Exception {
		return Optional.ofNullable(this.code.run(data));
	}

	@Override
	public M update(ResourceData<M> data) throws Exception {
		return this.code.run(data);
	}

	@Override
	public void delete(ResourceData<M> data) throws Exception {
		this.code.run(data);
	}

	ResourceType<M> type() {
		return ResourceType.of("acme_thing",
				ResourceDeclaration.builder("thing", this.model, UpdatableResource.class, () -> this).build(),
				new ModelMappings(List.of()));
	}

	/**
	 * Return an object in notation as a value.
	 */
	TerraformValue value(String notation) {
		return Notation.parse(notation, type().type());
	}

	/**
	 * Carry out a change with a configuration that is like the plan.
	 */
	Response apply(String prior, String planned) {
		String config = planned.replace("?", "null");
		return new PetApply().applyResourceChange()
			.apply(type(), new Request(value(prior), value(planned), value(config), PetApply.PRIVATE));
	}

	ReadResource.Response read(String state) {
		return new ReadResource(new FailureDiagnostics(List.of()), new RunningCalls(OperationSettings.DEFAULT),
				PetApply.RECORDS)
			.read(type(), PetApply.remembered(value(state), PetApply.PRIVATE));
	}

	/**
	 * The body of a method.
	 *
	 * @param <M> the model
	 */
	@FunctionalInterface
	interface Code<M> {

		@Nullable M run(ResourceData<M> data) throws Exception;

	}

}
