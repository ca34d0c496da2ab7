/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import dev.tfprovider.action.ActionData;
import dev.tfprovider.action.ActionPlan;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.action.PlannableAction;
import dev.tfprovider.boot.TerraformAction;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.sample.petstore.client.FeedingRequest;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.value.Value;

/**
 * Feeds a pet, portion by portion.
 */
@TerraformAction("feed")
@Timeouts(invoke = "5m")
class FeedAction implements InvocableAction<Feeding>, PlannableAction<Feeding> {

	private final PetstoreClient client;

	FeedAction(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public void invoke(ActionData<Feeding> data) throws InterruptedException {
		Feeding feeding = data.config();
		for (int portion = 1; portion <= feeding.portions(); portion++) {
			if (data.cancelled()) {
				throw new InterruptedException("cancelled after " + (portion - 1) + " portions");
			}
			this.client.feedPet(feeding.petId(), new FeedingRequest(feeding.food()));
			data.progress("Portion %s of %s: %s".formatted(portion, feeding.portions(), feeding.food()));
		}
	}

	@Override
	public void plan(ActionPlan<Feeding> plan) {
		Value<Long> pet = plan.config().get("pet_id", Long.class);
		if (pet.isKnown() && this.client.findPet(pet.get()).isEmpty()) {
			plan.diagnostics()
				.error(AttributePath.root("pet_id"), "No such pet",
						"The store has no pet " + pet.get() + ", so nobody can feed it.");
		}
	}

}
