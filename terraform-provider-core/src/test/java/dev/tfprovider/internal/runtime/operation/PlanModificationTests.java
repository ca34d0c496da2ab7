/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Response;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.PlanModifyingResource;
import dev.tfprovider.resource.ResourcePlan;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * Tests for {@link RunPlanModification}.
 */
class PlanModificationTests {

	private static final String STATE = "{id:\"i\",name:\"web\",size:1,url:\"u\",tags:{x:\"y\"},part:{key:\"k\",code:\"c\"},"
			+ "parts:[{key:\"a\",code:\"ca\"}]}";

	private static final String SAME = "{name:\"web\",size:1,tags:{x:\"y\"},part:{key:\"k\"},parts:[{key:\"a\"}]}";

	private static final String GROWN = SAME.replace("size:1", "size:2");

	@Test
	void computedValuesArePredicted() {
		Response response = modified((plan) -> {
			plan.set("url", "https://" + plan.plan().get("name", String.class).get());
			plan.set("part.code", "predicted");
			plan.set("parts[0].code", TerraformValue.string("raw"));
			plan.set("notes", List.of("a", "b"));
			plan.set("labels", null);
		}).plan("null", SAME);
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.planned()).isEqualTo(model()
			.value("{id:?,name:\"web\",size:1,url:\"https://web\",tags:{x:\"y\"},part:{key:\"k\",code:\"predicted\"},"
					+ "parts:[{key:\"a\",code:\"raw\"}],notes:[\"a\",\"b\"]}"));
	}

	@Test
	void predictedValueMayBeHeldAsInARecord() {
		Response response = modified((plan) -> {
			plan.set("url", Value.known("v"));
			plan.set("notes", Value.unknown());
			plan.set("labels", Value.ofNull());
		}).plan("null", SAME);
		assertThat(response.planned()).isEqualTo(model().value(
				"{id:?,name:\"web\",size:1,url:\"v\",tags:{x:\"y\"},part:{key:\"k\",code:?},parts:[{key:\"a\",code:?}],"
						+ "notes:?}"));
	}

	@Test
	void keptValueBecomesUnknown() {
		Response response = modified((plan) -> plan.setUnknown("url")).plan(STATE, SAME);
		assertThat(response.planned()).isEqualTo(model().value(STATE.replace("url:\"u\"", "url:?")));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void keptValueBecomesUnknownWhenItIsSetSo() {
		Response response = modified((plan) -> plan.set("url", Value.unknown())).plan(STATE, SAME);
		assertThat(response.planned()).isEqualTo(model().value(STATE.replace("url:\"u\"", "url:?")));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void viewsShowConfigurationPlanAndState() {
		List<String> seen = new ArrayList<>();
		modified((plan) -> {
			seen.add(plan.isCreate() + " " + plan.isUpdate() + " " + plan.isDestroy());
			seen.add("config " + plan.config().get("size", Integer.class));
			seen.add("plan " + plan.plan().get("size", Integer.class));
			seen.add("state " + plan.state().get("size", Integer.class));
			seen.add("prior " + plan.priorState().map(Server::name).orElse("none"));
			seen.add("changed " + plan.changed("size") + " " + plan.changed("name") + " " + plan.changed("url"));
			plan.set("url", "new");
			seen.add("url " + plan.plan().get("url", String.class).get());
		}).plan(STATE, GROWN);
		assertThat(seen).containsExactly("false true false", "config Known[value=2]", "plan Known[value=2]",
				"state Known[value=1]", "prior web", "changed true false true", "url new");
	}

	@Test
	void createSeesNoStateAndUnknownConfiguration() {
		List<String> seen = new ArrayList<>();
		Response response = modified((plan) -> {
			seen.add(plan.isCreate() + " " + plan.isUpdate() + " " + plan.isDestroy());
			seen.add(plan.state().isNull() + " " + plan.priorState().isPresent());
			seen.add(plan.config().get("name", String.class) + " " + plan.plan().get("id", String.class));
			plan.requireReplace("size");
		}).plan("null", SAME.replace("\"web\"", "?"));
		assertThat(seen).containsExactly("true false false", "true false", "Unknown[] Unknown[]");
		assertThat(response.requiresReplace()).isEmpty();
	}

	@Test
	void destroyIsOnlyForDiagnostics() {
		List<String> seen = new ArrayList<>();
		Response response = modified((plan) -> {
			seen.add(plan.isCreate() + " " + plan.isUpdate() + " " + plan.isDestroy());
			seen.add(plan.state().get("name", String.class).get() + " " + plan.plan().isNull() + " "
					+ plan.config().isNull());
			plan.requireReplace("size");
			assertThatIllegalStateException().isThrownBy(() -> plan.set("url", "x"));
			assertThatIllegalStateException().isThrownBy(() -> plan.setUnknown("url"));
			plan.diagnostics().warning("Data is lost", "All of it.");
			plan.diagnostics().error("Protected", "Remove the protection first.");
		}).destroy(STATE);
		assertThat(seen).containsExactly("false false true", "web true true");
		assertThat(response.planned().isNull()).isTrue();
		assertThat(response.requiresReplace()).isEmpty();
		assertThat(response.diagnostics()).extracting(Diagnostic::summary).containsExactly("Data is lost", "Protected");
	}

	@Test
	void destroyOfNothingIsNotAsked() {
		assertThat(modified((plan) -> plan.diagnostics().error("asked", "asked")).destroy("null").diagnostics())
			.isEmpty();
	}

	@Test
	void replacementIsRequired() {
		Response response = modified((plan) -> {
			plan.requireReplace("size");
			plan.requireReplace("part.code");
			plan.requireReplace("parts[7].key");
		}).plan(STATE, GROWN);
		assertThat(PlannedModel.replaced(response)).containsExactly("part.code", "parts", "size");
	}

	@Test
	void replacementJoinsThoseOfAnnotations() {
		Response response = modified((plan) -> plan.requireReplace("size")).plan(STATE,
				GROWN.replace("\"web\"", "\"other\""));
		assertThat(PlannedModel.replaced(response)).containsExactly("name", "size");
	}

	@Test
	void configuredValueMustNotBeChanged() {
		Response response = modified((plan) -> plan.set("size", 5)).plan("null", SAME);
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.attribute()).isEqualTo(AttributePath.root("size"));
			assertThat(diagnostic.detail()).contains("acme_thing.size: planned 5, configured 1")
				.contains("A configured value must be planned as it is")
				.contains("only computed attributes are the provider's to decide");
		});
	}

	@Test
	void configuredValueMayBeThePriorOne() {
		Response response = modified((plan) -> plan.set("size", 1)).plan(STATE, GROWN);
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void unknownConfiguredValueMustStayUnknown() {
		Response response = modified((plan) -> plan.set("size", 5)).plan("null", SAME.replace("size:1", "size:?"));
		assertThat(response.diagnostics()).extracting(Diagnostic::attribute)
			.containsExactly(AttributePath.root("size"));
	}

	@Test
	void whatIsNeitherConfiguredNorComputedMustStayNull() {
		Response response = modified((plan) -> plan.set("size", 5)).plan("null", "{name:\"web\"}");
		assertThat(response.diagnostics()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail()).contains("but it is not configured"));
	}

	@Test
	void wrongPlacesAndValuesAreRefused() {
		modified((plan) -> {
			assertThatIllegalArgumentException().isThrownBy(() -> plan.set("colour", "x"))
				.withMessageContaining("only id, labels, name");
			assertThatIllegalArgumentException().isThrownBy(() -> plan.set("", "x"));
			assertThatIllegalArgumentException().isThrownBy(() -> plan.set("url", 5))
				.withMessageContaining("'url' is a string, which a value of java.lang.Integer does not fit");
			assertThatIllegalArgumentException().isThrownBy(() -> plan.set("url", TerraformValue.number(1)))
				.withMessage("'url' is a string, not a number");
			assertThatIllegalArgumentException().isThrownBy(() -> plan.set("part.code", "x"))
				.withMessage("'part.code' cannot be planned: 'part' is null");
			assertThatIllegalArgumentException().isThrownBy(() -> plan.set("parts[3].code", "x"))
				.withMessage("'parts[3].code' cannot be planned: 'parts' is without such an element");
			assertThatIllegalArgumentException().isThrownBy(() -> plan.setUnknown("nmae"));
			assertThatIllegalArgumentException().isThrownBy(() -> plan.requireReplace("nmae"));
			assertThatIllegalArgumentException().isThrownBy(() -> plan.changed("nmae"));
			plan.set("url", "fine");
		}).plan("null", "{name:\"web\",parts:[{key:\"a\"}]}");
	}

	@Test
	void failureBecomesADiagnosticAndChangesNothing() {
		Response response = modified((plan) -> {
			plan.set("url", "x");
			plan.requireReplace("size");
			throw new IllegalStateException("the catalogue is down");
		}).plan(STATE, GROWN);
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Could not plan acme_thing");
			assertThat(diagnostic.detail()).contains("the catalogue is down");
		});
		assertThat(response.requiresReplace()).isEmpty();
		assertThat(model().planned(response, "url")).isEqualTo("(known after apply)");
	}

	@Test
	void failureThatIsADiagnosticKeepsItsPlace() {
		AttributePath size = AttributePath.root("size");
		Response response = modified((plan) -> {
			throw new DiagnosticException(List.of(Diagnostic.error(size, "Too big", "At most 1.")));
		}).plan("null", SAME);
		assertThat(response.diagnostics()).containsExactly(Diagnostic.error(size, "Too big", "At most 1."));
	}

	@Test
	void settingsThatAreNotKnownYetLeaveThePlanAsItIs() {
		Response response = modified((plan) -> {
			plan.set("url", "x");
			throw new IllegalStateException(
					new ProviderNotConfiguredException(List.of(AttributePath.root("endpoint"))));
		}).plan("null", SAME);
		assertThat(response.diagnostics())
			.containsExactly(Diagnostic.warning("Could not complete the plan of acme_thing",
					"\"endpoint\" of the provider block is not known yet, so the object is planned without what the "
							+ "provider adds to it."));
		assertThat(model().planned(response, "url")).isEqualTo("(known after apply)");
	}

	@Test
	void providerThatIsNotConfiguredIsAnError() {
		Response response = modified((plan) -> {
			throw new ProviderNotConfiguredException(List.of());
		}).plan("null", SAME);
		assertThat(response.diagnostics()).extracting(Diagnostic::summary).containsExactly("Provider not configured");
	}

	@Test
	void planTwiceGivesTheSame() {
		PlannedModel<Server> model = modified((plan) -> {
			plan.set("url", "u");
			plan.set("labels", Map.of("b", "2", "a", "1"));
			plan.requireReplace("size");
			plan.requireReplace("part.key");
			plan.diagnostics().warning("w", "w");
		});
		Response first = model.plan(STATE, GROWN);
		Response second = model.plan(STATE, GROWN);
		assertThat(second).usingRecursiveComparison().isEqualTo(first);
		ValueCodec codec = ValueCodec.of(model.block().impliedType());
		assertThat(codec.write(second.planned())).isEqualTo(codec.write(first.planned()));
	}

	@Test
	void replacementIsPlannedAsACreate() {
		List<Boolean> creates = new ArrayList<>();
		PlannedModel<Server> model = modified((plan) -> creates.add(plan.isCreate()));
		model.plan(STATE, GROWN);
		model.plan("null", GROWN);
		assertThat(creates).containsExactly(false, true);
	}

	private static PlannedModel<Server> model() {
		return PlannedModel.of(Server.class);
	}

	private static PlannedModel<Server> modified(PlanModifyingResource<Server> modification) {
		return PlannedModel.of(Server.class, new ModifyingResource(modification));
	}

	static final class ModifyingResource extends PlannedModel.Planned<Server> implements PlanModifyingResource<Server> {

		private final PlanModifyingResource<Server> modification;

		ModifyingResource(PlanModifyingResource<Server> modification) {
			this.modification = modification;
		}

		@Override
		public void modifyPlan(ResourcePlan<Server> plan) throws Exception {
			this.modification.modifyPlan(plan);
		}

	}

	record Server(@Id String id, @RequiresReplace String name, @Nullable Integer size, @Computed String url,
			@Nullable Map<String, String> tags, @Computed @Nullable Map<String, String> labels,
			@Computed @Nullable List<String> notes, @Nullable Part part, @Nullable List<Part> parts) {

	}

	record Part(String key, @Computed String code) {

	}

}
