/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.resource.PlanModifyingResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourcePlan;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.Action;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a plan modification leaves for the apply, and what the module tells it, with
 * Terraform in memory.
 */
class LeaseTests {

	private static final String A = "corner_lease.a";

	private final List<String> journal = new ArrayList<>();

	private final InMemoryTerraform terraform = InMemoryTerraform.of(ProviderDefinition.builder("corner")
		.meta(Meta.class)
		.resource("lease", Lease.class, new LeaseResource(this.journal))
		.build());

	@AfterEach
	void close() {
		this.terraform.close();
	}

	@Test
	void planHandsItsPrivateStateToEachChange() {
		assertThat(this.terraform.apply(lease("north", 1))).succeeded();
		assertThat(this.terraform.apply(lease("north", 2))).plans(A, Action.UPDATE);
		assertThat(this.terraform.destroy()).succeeded();
		assertThat(this.journal).containsExactly("create Offer[term=1, plans=1]", "update Offer[term=2, plans=2]",
				"delete Offer[term=0, plans=3]");
	}

	@Test
	void planWithoutAChangeLeavesWhatIsStored() {
		this.terraform.apply(lease("north", 1));
		assertThat(this.terraform.apply(lease("north", 1))).plans(A, Action.NO_OP);
		this.terraform.apply(lease("north", 2));
		assertThat(this.journal).containsExactly("create Offer[term=1, plans=1]", "update Offer[term=2, plans=2]");
	}

	@Test
	void replacementCreatesWithThePrivateStateOfItsOwnPlan() {
		this.terraform.apply(lease("north", 1));
		assertThat(this.terraform.apply(lease("south", 5))).plans(A, Action.REPLACE);
		assertThat(this.journal).last().isEqualTo("create Offer[term=5, plans=1]");
	}

	@Test
	void metaOfTheModuleIsKnownToThePlan() {
		assertThat(this.terraform.plan(lease("north", 1)).change(A).after("team")).isEqualTo("nobody");
		assertThat(
				this.terraform.plan(lease("north", 1).withProviderMeta(Map.of("team", "web"))).change(A).after("team"))
			.isEqualTo("web");
	}

	private static Configuration lease(String site, int term) {
		return Configuration.of(A, Map.of("site", site, "term", term));
	}

	record Lease(@Id Long id, @RequiresReplace String site, int term, @Computed String team) {

	}

	record Meta(@Nullable String team) {

	}

	record Offer(int term, int plans) {

	}

	static final class LeaseResource implements UpdatableResource<Lease>, PlanModifyingResource<Lease> {

		private final List<String> journal;

		LeaseResource(List<String> journal) {
			this.journal = journal;
		}

		@Override
		public void modifyPlan(ResourcePlan<Lease> plan) {
			int plans = plan.privateState(Offer.class).map(Offer::plans).orElse(0) + 1;
			if (plan.isDestroy()) {
				plan.setPrivateState(new Offer(0, plans));
				return;
			}
			plan.setPrivateState(new Offer(plan.plan().get("term", Integer.class).get(), plans));
			if (!plan.isUpdate()) {
				plan.set("team", plan.providerMeta(Meta.class).map(Meta::team).orElse("nobody"));
			}
		}

		@Override
		public Lease create(ResourceData<Lease> data) {
			return carriedOut("create", 1L, data);
		}

		@Override
		public Optional<Lease> read(ResourceData<Lease> data) {
			return Optional.of(data.state());
		}

		@Override
		public Lease update(ResourceData<Lease> data) {
			return carriedOut("update", data.state().id(), data);
		}

		@Override
		public void delete(ResourceData<Lease> data) {
			this.journal.add("delete " + data.privateState(Offer.class).orElseThrow());
		}

		private Lease carriedOut(String change, Long id, ResourceData<Lease> data) {
			this.journal.add(change + " " + data.privateState(Offer.class).orElseThrow());
			Lease plan = data.plan();
			return new Lease(id, plan.site(), plan.term(), (plan.team() != null) ? plan.team() : "nobody");
		}

	}

}
