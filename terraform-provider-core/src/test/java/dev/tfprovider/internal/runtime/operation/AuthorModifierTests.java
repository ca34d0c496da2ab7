/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.PlanModifiedBy;
import dev.tfprovider.attribute.RequiresReplaceIf;
import dev.tfprovider.attribute.RequiresReplaceIfConfigured;
import dev.tfprovider.attribute.UseNonNullStateForUnknown;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Response;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RunPlanModifiers} with what annotations ask for.
 */
class AuthorModifierTests {

	private final PlannedModel<Disk> disk = PlannedModel.of(Disk.class);

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			# before          | after              | what requires a replacement
			size:5            | size:6             | ''
			size:5            | size:4             | size
			size:5            | size:?             | size
			size:5            | size:5             | ''
			quota:5           | quota:4            | quota
			quota:5           | quota:6            | ''
			quota:5           | quota:null         | quota
			quota:null        | quota:1            | ''
			zone:"a"          | zone:"b"           | zone
			zone:"a"          | zone:null          | ''
			zone:"a"          | zone:?             | zone
			parts:[{size:2}]  | parts:[{size:1}]   | parts[0].size
			parts:[{size:2}]  | parts:[{size:3}]   | ''
			parts:[{size:2}]  | parts:[{size:2},{size:1}] | ''
			""")
	void onlySomeChangesRequireReplacement(String before, String after, String expected) {
		String size = before.startsWith("size") ? "" : ",size:1";
		Response response = this.disk.plan("{id:\"i\"," + before + size + "}", "{" + after + size + "}");
		assertThat(String.join(" ", PlannedModel.replaced(response))).isEqualTo(expected);
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void replacementIsNotAskedForOnACreate() {
		assertThat(this.disk.plan("null", "{size:4,quota:1,zone:\"a\"}").requiresReplace()).isEmpty();
	}

	@Test
	void nonNullStateIsKeptAndNullMayStillBeDecided() {
		String config = "{size:2}";
		Response kept = this.disk.plan("{id:\"i\",size:1,serial:\"s\",owner:\"o\"}", config);
		assertThat(this.disk.planned(kept, "serial")).isEqualTo("\"s\"");
		assertThat(this.disk.planned(kept, "owner")).isEqualTo("\"o\"");
		Response open = this.disk.plan("{id:\"i\",size:1}", config);
		assertThat(this.disk.planned(open, "serial")).isEqualTo("(known after apply)");
		assertThat(this.disk.planned(open, "owner")).isEqualTo("null");
	}

	@Test
	void authorsModifierSeesTheWholeResource() {
		Response response = this.disk.plan("null", "{size:7,label:null}");
		assertThat(this.disk.planned(response, "label")).isEqualTo("\"create-7\"");
		response = this.disk.plan("{id:\"i\",size:6,label:\"old\"}", "{size:7}");
		assertThat(this.disk.planned(response, "label")).isEqualTo("\"6-7\"");
	}

	@Test
	void errorEndsTheModifiersOfTheAttribute() {
		Response response = this.disk.plan("null", "{size:13}");
		assertThat(response.diagnostics())
			.containsExactly(Diagnostic.error(AttributePath.root("label"), "Unlucky", "Not 13."));
		assertThat(this.disk.planned(response, "label")).isEqualTo("(known after apply)");
	}

	@Test
	void failureBecomesADiagnostic() {
		Response response = this.disk.plan("null", "{size:99}");
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Could not plan acme_thing");
			assertThat(diagnostic.detail()).contains("no label for 99");
		});
	}

	@Test
	void valueOfAnotherTypeIsRefused() {
		Response response = this.disk.plan("null", "{size:98}");
		assertThat(response.diagnostics()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail()).contains("'label' is a string, not a number"));
	}

	@Test
	void changeOfAConfiguredValueIsRefused() {
		Response response = this.disk.plan("null", "{size:1,label:\"mine\"}");
		assertThat(response.diagnostics()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail())
				.contains("acme_thing.label: planned a string of 8 characters, configured one of 4 characters"));
	}

	static final class SizeLabel implements PlanModifier {

		@Override
		public void modify(AttributePlan plan) {
			Value<Integer> configured = plan.resourceConfig().get("size", Integer.class);
			if (!configured.isKnown()) {
				return;
			}
			int size = configured.get();
			if (size == 13) {
				plan.diagnostics().error(plan.path(), "Unlucky", "Not 13.");
			}
			if (size == 98) {
				plan.setPlan(TerraformValue.number(98));
			}
			if (size == 99) {
				throw new IllegalStateException("no label for 99");
			}
			String before = plan.exists() ? plan.resourceState().get("size", Integer.class).get().toString() : "create";
			plan.setPlan(TerraformValue.string(before + "-" + size));
		}

	}

	static final class Shout implements PlanModifier {

		@Override
		public void modify(AttributePlan plan) {
			if (plan.plan() instanceof StringValue label && label.text().equals("shout")) {
				plan.setPlan(TerraformValue.string("SHOUT"));
			}
		}

	}

	record Disk(@Id String id, @RequiresReplaceIf("shrinks") int size,
			@RequiresReplaceIf("isLess") @Nullable Integer quota,
			@RequiresReplaceIfConfigured @Computed @Nullable String zone,
			@UseNonNullStateForUnknown @Computed @Nullable String serial,
			@UseStateForUnknown @Computed @Nullable String owner,
			@PlanModifiedBy(SizeLabel.class) @PlanModifiedBy(Shout.class) @Computed @Nullable String label,
			@Nullable List<Part> parts) {

		static boolean shrinks(int before, int after) {
			return after < before;
		}

		static boolean isLess(@Nullable Integer before, @Nullable Integer after) {
			return before != null && (after == null || after < before);
		}

	}

	record Part(@RequiresReplaceIf("shrinks") int size) {

		static boolean shrinks(int before, int after) {
			return after < before;
		}

	}

}
