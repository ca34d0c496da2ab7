/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.ApiTreatment;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.sample.petstore.client.VisitRequest;
import dev.tfprovider.sample.petstore.client.VisitResponse;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.PlannedChange;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@PetstoreAcceptance
@Tag("thorough")
class VisitResourceAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String COLD = "petstore_visit.cold";

	private static final LocalDate DAY = LocalDate.parse("2026-02-28");

	private final PetstoreClient client = api.client();

	private long rex;

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		this.rex = this.client.createPet(new PetRequest("Rex", null, List.of(), List.of(), null, null)).id();
	}

	@Test
	void createNumbersTheVisitAndKeepsItsTreatment(TerraformCli terraform) {
		Run plan = terraform.plan(visit("""
				fee       = 49.5
				currency  = "EUR"
				treatment = { medication = { drug = "Amoxicillin", milligrams = 250, every = "12h" } }
				"""));
		assertThat(plan).succeeded().hasNoDiagnostics().plans(COLD, Action.CREATE);
		assertThat(plan.planned(COLD, "number")).isEqualTo(PlannedChange.UNKNOWN);

		Run created = terraform.applyPlan(plan);

		assertThat(created).succeeded()
			.hasNoDiagnostics()
			.hasAttribute(COLD, "number", 1)
			.hasAttribute(COLD, "fee", 49.5)
			.hasAttribute(COLD, "treatment.medication",
					Map.of("drug", "Amoxicillin", "milligrams", 250, "every", "12h"))
			.hasAttribute(COLD, "treatment.surgery", null)
			.hasAttribute(COLD, "treatment.diet", null);
		assertThat(this.client.findVisit(this.rex, 1)).contains(new VisitResponse(this.rex, 1, DAY, "Cold",
				new ApiTreatment.Medication("Amoxicillin", 250, 12), new BigDecimal("49.50"), "EUR"));
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	void anotherKindOfTreatmentUpdatesInPlace(TerraformCli terraform) {
		terraform.apply(visit("treatment = { surgery = { procedure = \"Dental scaling\" } }"));
		assertThat(this.client.findVisit(this.rex, 1)).map(VisitResponse::treatment)
			.contains(new ApiTreatment.Surgery("Dental scaling", true));

		Run plan = terraform.plan(visit("treatment = { diet = { food = \"Rice\" } }"));
		assertThat(plan).plans(COLD, Action.UPDATE);
		assertThat(plan.planned(COLD, "treatment.surgery")).isNull();

		assertThat(terraform.applyPlan(plan)).succeeded()
			.hasAttribute(COLD, "treatment.diet.food", "Rice")
			.hasAttribute(COLD, "treatment.surgery", null);
		assertThat(this.client.findVisit(this.rex, 1)).map(VisitResponse::treatment)
			.contains(new ApiTreatment.Diet("Rice", null));

		assertThat(terraform.apply(visit(""))).succeeded().hasAttribute(COLD, "treatment", null);
		assertThat(this.client.findVisit(this.rex, 1)).map(VisitResponse::treatment).isEmpty();
	}

	@Test
	void twoKindsOfTreatmentAtOnceAreRefused(TerraformCli terraform) {
		Run run = terraform.validate(visit("""
				treatment = {
				  surgery = { procedure = "Dental scaling" }
				  diet    = { food = "Rice" }
				}
				"""));

		assertThat(run).failed().hasError("Invalid value for \"treatment\"").onResource(COLD).withDetail("surgery");
	}

	@Test
	void medicationIsGivenInFullHours(TerraformCli terraform) {
		Run run = terraform.validate(visit("""
				treatment = { medication = { drug = "Amoxicillin", milligrams = 250, every = "90m" } }
				"""));

		assertThat(run).failed().hasError("Not in full hours").onResource(COLD).onLine(5);
	}

	@Test
	void visitCanBeLookedUp(TerraformCli terraform) {
		this.client.createVisit(this.rex,
				new VisitRequest(DAY, "Cold", new ApiTreatment.Diet("Rice", 300), null, null));

		Run run = terraform.apply("""
				data "petstore_visit" "first" {
				  pet_id = %d
				  number = 1
				}
				""".formatted(this.rex));

		assertThat(run).succeeded()
			.hasAttribute("data.petstore_visit.first", "reason", "Cold")
			.hasAttribute("data.petstore_visit.first", "treatment.diet.grams_per_day", 300);
		assertThat(terraform.plan("""
				data "petstore_visit" "first" {
				  pet_id = %d
				  number = 2
				}
				""".formatted(this.rex))).failed().hasError("Object not found");
	}

	@Test
	void otherNotationsOfDurationAndFeeChangeNothing(TerraformCli terraform) {
		terraform.apply(visit("""
				fee       = 49.50
				treatment = { medication = { drug = "Amoxicillin", milligrams = 250, every = "PT12H" } }
				"""));

		assertThat(terraform.plan(visit("""
				fee       = "49.5"
				treatment = { medication = { drug = "Amoxicillin", milligrams = 250, every = "12h0m" } }
				"""))).succeeded().hasNoChanges();
	}

	@Test
	void importTakesPetAndNumber(TerraformCli terraform) {
		VisitRequest request = new VisitRequest(DAY, "Cold", new ApiTreatment.Diet("Rice", 300), null, null);
		this.client.createVisit(this.rex, request);
		this.client.createVisit(this.rex, request);

		terraform.write(visit("treatment = { diet = { food = \"Rice\", grams_per_day = 300 } }"));

		Run imported = terraform.importResource(COLD, this.rex + "/2");

		assertThat(imported).succeeded()
			.hasAttribute(COLD, "pet_id", (int) this.rex)
			.hasAttribute(COLD, "number", 2)
			.hasAttribute(COLD, "treatment.diet.grams_per_day", 300);
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	void importWithoutANumberShowsTheForm(TerraformCli terraform) {
		terraform.write(visit(""));

		Run imported = terraform.importResource(COLD, Long.toString(this.rex));

		assertThat(imported).failed().hasError("Invalid import id").withDetail("{pet_id}/{number}");
	}

	@Test
	void anotherPetReplacesTheVisit(TerraformCli terraform) {
		terraform.apply(visit(""));
		long first = this.rex;
		this.rex = this.client.createPet(new PetRequest("Max", null, List.of(), List.of(), null, null)).id();

		Run plan = terraform.plan(visit(""));
		assertThat(plan).plans(COLD, Action.REPLACE);
		assertThat(plan.replacePaths(COLD)).containsExactly("pet_id");

		assertThat(terraform.applyPlan(plan)).succeeded().hasAttribute(COLD, "pet_id", (int) this.rex);
		assertThat(this.client.findVisit(first, 1)).isEmpty();
		assertThat(this.client.findVisit(this.rex, 1)).isPresent();
	}

	private String visit(String body) {
		return """
				resource "petstore_visit" "cold" {
				  pet_id = %d
				  day    = "2026-02-28"
				  reason = "Cold"
				%s}
				""".formatted(this.rex, (body.isEmpty() || body.endsWith("\n")) ? body : body + "\n");
	}

}
