/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.time.Duration;
import java.util.Optional;

import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.Value;

/**
 * Manages visits of pets to the vet, identified by pet and number.
 */
@TerraformResource(value = "visit", importId = "{pet_id}/{number}", dataSource = true)
class VisitResource implements UpdatableResource<Visit>, ConfigValidator<Visit> {

	private final PetstoreClient client;

	VisitResource(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public void validate(ObjectView config, Diagnostics diagnostics) {
		Value<Duration> every = config.get("treatment.medication.every", Duration.class);
		if (every.isKnown() && every.get().toHours() * 3600 != every.get().toSeconds()) {
			diagnostics.error(AttributePath.parse("treatment.medication.every"), "Not in full hours",
					"The store keeps the time between two doses in full hours.");
		}
	}

	@Override
	public Visit create(ResourceData<Visit> data) {
		Visit plan = data.plan();
		return VisitMapping.toVisit(this.client.createVisit(plan.petId(), VisitMapping.toRequest(plan)));
	}

	@Override
	public Optional<Visit> read(ResourceData<Visit> data) {
		Visit state = data.state();
		return this.client.findVisit(state.petId(), state.number()).map(VisitMapping::toVisit);
	}

	@Override
	public Visit update(ResourceData<Visit> data) {
		Visit plan = data.plan();
		return VisitMapping.toVisit(this.client.updateVisit(plan.petId(), plan.number(), VisitMapping.toRequest(plan)));
	}

	@Override
	public void delete(ResourceData<Visit> data) {
		Visit state = data.state();
		this.client.deleteVisit(state.petId(), state.number());
	}

}
