/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Response;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.TerraformValue;

/**
 * A model whose changes are planned in tests as Terraform asks for them.
 *
 * @param type the resource type
 * @param <M> the model
 */
public record PlannedModel<M>(ResourceType<M> type) {

	public static <M> PlannedModel<M> of(Class<M> model) {
		return of(model, new Planned<>());
	}

	public static <M> PlannedModel<M> of(Class<M> model, ManagedResource<M> resource) {
		ModelMapping<M> mapping = new ModelMappings(List.of()).resource(model);
		return new PlannedModel<>(TypeFixtures.resource("acme_thing", Schema.of(mapping.block()), mapping,
				ResourceDeclaration.builder("thing", model, resource.getClass(), () -> resource).build()));
	}

	public BlockSchema block() {
		return this.type.schema().block();
	}

	public TerraformValue value(String text) {
		return Notation.parse(text, block().impliedType());
	}

	Response plan(String prior, String config) {
		return plan(value(prior), value(config));
	}

	public Response plan(TerraformValue prior, TerraformValue config) {
		return PlanCalls.planResourceChange()
			.plan(this.type, new Request(prior, Proposal.of(block(), prior, config), config, new byte[0]));
	}

	Response destroy(String prior) {
		return PlanCalls.planResourceChange()
			.plan(this.type, new Request(value(prior), this.type.nothing(), this.type.nothing(), new byte[0]));
	}

	/**
	 * Return what is planned at a place, as text.
	 */
	String planned(Response response, String path) {
		return response.planned().at(AttributePath.parse(path)).map(TerraformValue::toString).orElse("null");
	}

	static List<String> replaced(Response response) {
		return response.requiresReplace().stream().map(AttributePath::toString).toList();
	}

	/**
	 * Plan, fill in what is unknown, and plan the same again.
	 */
	Response planAgain(String prior, String config) {
		TerraformValue applied = Filled.all(plan(prior, config).planned());
		return plan(applied, Filled.all(value(config)));
	}

	/**
	 * A resource of which only the plan matters.
	 *
	 * @param <M> the model
	 */
	public static class Planned<M> implements UpdatableResource<M> {

		@Override
		public M create(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public Optional<M> read(ResourceData<M> data) {
			return Optional.of(data.state());
		}

		@Override
		public M update(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<M> data) {
		}

	}

}
