/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Response;
import dev.tfprovider.resource.PlanModifyingResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourcePlan;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for the private state of a {@link ResourcePlan}.
 */
class PlannedPrivateStateTests {

	private static final String NOTHING = "null";

	private static final String STATE = "{id:\"i\",name:\"web\"}";

	private static final String OTHER = "{name:\"site\"}";

	@Test
	void createHasNoneAndSetsIt() {
		List<Optional<Note>> seen = new ArrayList<>();
		Response response = modified((plan) -> {
			seen.add(plan.privateState(Note.class));
			plan.setPrivateState(new Note(1, "first"));
			seen.add(plan.privateState(Note.class));
		}).plan(NOTHING, OTHER, "");
		assertThat(seen).containsExactly(Optional.empty(), Optional.of(new Note(1, "first")));
		assertThat(text(response)).isEqualTo("{\"number\":1,\"text\":\"first\"}");
	}

	@Test
	void updateReadsThePriorAndSetsAnother() {
		Response response = modified((plan) -> {
			Note prior = plan.privateState(Note.class).orElseThrow();
			plan.setPrivateState(new Note(prior.number() + 1, prior.text()));
		}).plan(STATE, OTHER, "{\"number\":4,\"text\":\"kept\"}");
		assertThat(text(response)).isEqualTo("{\"number\":5,\"text\":\"kept\"}");
	}

	@Test
	void whatIsNotSetStaysByteForByte() {
		Response response = modified((plan) -> plan.privateState(Note.class)).plan(STATE, OTHER,
				"{ \"number\" : 4, \"later\" : true }");
		assertThat(text(response)).isEqualTo("{ \"number\" : 4, \"later\" : true }");
	}

	@Test
	void nullKeepsNothing() {
		Response response = modified((plan) -> {
			plan.setPrivateState(null);
			assertThat(plan.privateState(Note.class)).isEmpty();
		}).plan(STATE, OTHER, "{\"number\":4}");
		assertThat(text(response)).isEmpty();
	}

	@Test
	void otherFormOfAnotherReleaseIsAsGoodAsNothing() {
		List<Optional<Note>> seen = new ArrayList<>();
		Response response = modified((plan) -> seen.add(plan.privateState(Note.class))).plan(STATE, OTHER, "[1,2]");
		assertThat(seen).containsExactly(Optional.empty());
		assertThat(text(response)).isEqualTo("[1,2]");
	}

	@Test
	void destroyMaySetIt() {
		Response response = modified((plan) -> {
			assertThat(plan.isDestroy()).isTrue();
			plan.setPrivateState(new Note(9, null));
		}).destroy(STATE, "{\"number\":4}");
		assertThat(text(response)).isEqualTo("{\"number\":9,\"text\":null}");
		assertThat(response.planned().isNull()).isTrue();
	}

	@Test
	void failureLeavesThePrior() {
		Response response = modified((plan) -> {
			plan.setPrivateState(new Note(9, null));
			throw new IllegalStateException("the catalogue is down");
		}).plan(STATE, OTHER, "{\"number\":4}");
		assertThat(response.diagnostics()).extracting(Diagnostic::summary).containsExactly("Could not plan acme_thing");
		assertThat(response.plannedPrivate()).asString().isEqualTo("{\"number\":4}");
	}

	@Test
	void whatCannotBeStoredIsRefused() {
		Response response = modified((plan) -> {
			assertThatIllegalArgumentException().isThrownBy(() -> plan.setPrivateState(new Open(Value.unknown())))
				.withMessageContaining("The private state " + Open.class.getName() + " cannot be stored");
			assertThatIllegalArgumentException().isThrownBy(() -> plan.setPrivateState(withNullKey()))
				.withMessageStartingWith("The private state cannot be stored: ")
				.withMessageContaining("The result has the key null");
		}).plan(STATE, OTHER, "{\"number\":4}");
		assertThat(text(response)).isEqualTo("{\"number\":4}");
	}

	@Test
	void applyIsGivenWhatWasPlanned() {
		Things things = modified((plan) -> plan.setPrivateState(new Note(7, "planned")));
		Response planned = things.plan(STATE, OTHER, "{\"number\":4}");
		ApplyResourceChange.Response applied = new PetApply().applyResourceChange()
			.apply(things.model.type(), new ApplyResourceChange.Request(things.model.value(STATE), planned.planned(),
					things.model.value(OTHER), planned.plannedPrivate()));
		assertThat(applied.diagnostics()).isEmpty();
		assertThat(things.updatedWith()).containsExactly(new Note(7, "planned"));
		assertThat(applied.privateState()).asString().isEqualTo("{\"number\":7,\"text\":\"planned\"}");
	}

	@Test
	void metaOfAProviderWithoutItIsRefused() {
		Response response = modified(
				(plan) -> assertThatIllegalArgumentException().isThrownBy(() -> plan.providerMeta(Note.class))
					.withMessage(Note.class.getName()
							+ " is not the record of the provider_meta block: this provider has none"))
			.plan(NOTHING, OTHER, "");
		assertThat(text(response)).isEmpty();
	}

	private static Labels withNullKey() {
		Map<String, String> labels = new HashMap<>();
		labels.put(null, "x");
		return new Labels(labels);
	}

	/**
	 * What fails in a modification is a diagnostic, so there must be none.
	 */
	private static String text(Response response) {
		assertThat(response.diagnostics()).isEmpty();
		return new String(response.plannedPrivate(), StandardCharsets.UTF_8);
	}

	private static Things modified(PlanModifyingResource<Thing> modification) {
		ThingResource resource = new ThingResource(modification);
		return new Things(PlannedModel.of(Thing.class, resource), resource.updatedWith);
	}

	record Things(PlannedModel<Thing> model, List<Note> updatedWith) {

		Response plan(String prior, String config, String privateState) {
			TerraformValue before = this.model.value(prior);
			TerraformValue written = this.model.value(config);
			return PlanCalls.planResourceChange()
				.plan(this.model.type(), new Request(before, Proposal.of(this.model.block(), before, written), written,
						privateState.getBytes(StandardCharsets.UTF_8)));
		}

		Response destroy(String prior, String privateState) {
			TerraformValue nothing = this.model.type().nothing();
			return PlanCalls.planResourceChange()
				.plan(this.model.type(), new Request(this.model.value(prior), nothing, nothing,
						privateState.getBytes(StandardCharsets.UTF_8)));
		}

	}

	static final class ThingResource extends PlannedModel.Planned<Thing> implements PlanModifyingResource<Thing> {

		private final PlanModifyingResource<Thing> modification;

		private final List<Note> updatedWith = new ArrayList<>();

		ThingResource(PlanModifyingResource<Thing> modification) {
			this.modification = modification;
		}

		@Override
		public void modifyPlan(ResourcePlan<Thing> plan) throws Exception {
			this.modification.modifyPlan(plan);
		}

		@Override
		public Thing update(ResourceData<Thing> data) {
			this.updatedWith.add(data.privateState(Note.class).orElseThrow());
			return new Thing(data.state().id(), data.plan().name(), "u");
		}

	}

	record Thing(@Id String id, String name, @Computed @Nullable String url) {

	}

	record Note(int number, @Nullable String text) {

	}

	record Labels(Map<String, String> labels) {

	}

	record Open(Value<String> text) {

	}

}
