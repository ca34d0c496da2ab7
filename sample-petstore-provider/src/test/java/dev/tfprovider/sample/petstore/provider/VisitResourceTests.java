/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest
class VisitResourceTests {

	private static final String COLD = "petstore_visit.cold";

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private final long rex = api.client().createPet(new PetRequest("Rex", null, List.of(), List.of(), null, null)).id();

	private Terraform terraform;

	@BeforeEach
	void useTheApi(Terraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString()));
	}

	@Test
	void numberIsKnownOnceTheVisitIsThere() {
		assertThat(this.terraform.plan(visit(surgery()))).plansUnknown(COLD, "number");
		assertThat(this.terraform.apply()).hasAttribute(COLD, "number", 1);
	}

	@Test
	void treatmentChangesItsKindInPlace() {
		this.terraform.apply(visit(surgery()));
		assertThat(this.terraform.plan(visit(Map.of("diet", Map.of("food", "Rice"))))).plans(COLD, Action.UPDATE)
			.plansValue(COLD, "treatment.surgery", null);
		assertThat(this.terraform.apply()).hasAttribute(COLD, "treatment.diet.food", "Rice");
	}

	@Test
	void visitThatVanishesIsMadeAgain() {
		Scenario.start()
			.apply(visit(surgery()))
			.vanish(COLD)
			.planOnly(visit(surgery()))
			.verify((run) -> assertThat(run).plans(COLD, Action.CREATE))
			.apply(visit(surgery()))
			.runOn(this.terraform);
	}

	@Test
	void visitIsImportedByPetAndNumber() {
		Scenario.start()
			.apply(visit(surgery()))
			.importAndVerify(visit(surgery()), COLD,
					(before) -> before.attribute("pet_id") + "/" + before.attribute("number"))
			.runOn(this.terraform);
	}

	private Configuration visit(Map<String, ?> treatment) {
		return Configuration.of(COLD,
				Map.of("pet_id", this.rex, "day", "2026-02-28", "reason", "Cold", "treatment", treatment));
	}

	private static Map<String, ?> surgery() {
		return Map.of("surgery", Map.of("procedure", "Dental scaling"));
	}

}
