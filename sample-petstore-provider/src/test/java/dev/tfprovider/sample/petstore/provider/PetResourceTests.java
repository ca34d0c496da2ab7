/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformRun;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The resource under Terraform in memory, with the real API behind it: what the
 * acceptance tests show on the CLI, in milliseconds.
 */
@TerraformProviderTest
class PetResourceTests {

	private static final String REX = "petstore_pet.rex";

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private Terraform terraform;

	@BeforeEach
	void useTheApi(Terraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString()));
	}

	@Test
	void renamingAPetUpdatesItInPlace() {
		TerraformRun created = this.terraform.apply(rex("Rex", "dog"));
		assertThat(this.terraform.plan(rex("Max", "dog"))).plans(REX, Action.UPDATE);

		TerraformRun renamed = this.terraform.apply(rex("Max", "dog"));
		assertThat(renamed.attribute(REX, "name")).isEqualTo("Max");
		assertThat(renamed.attribute(REX, "id")).isEqualTo(created.attribute(REX, "id"));
	}

	@Test
	void anotherKindOfPetIsAnotherPet() {
		this.terraform.apply(rex("Rex", "dog"));
		TerraformRun plan = this.terraform.plan(rex("Rex", "cat"));
		assertThat(plan).plans(REX, Action.REPLACE);
		assertThat(plan.replacePaths(REX)).containsExactly("category");
	}

	@Test
	void idIsNotKnownBeforeThePetIsCreated() {
		TerraformRun plan = this.terraform.plan(rex("Rex", "dog"));
		assertThat(plan.isUnknown(REX, "id")).isTrue();
		assertThat(plan.planned(REX, "status")).isEqualTo("available");
	}

	@Test
	void vanishedPetIsCreatedAgain() {
		TerraformRun created = this.terraform.apply(rex("Rex", "dog"));
		api.client().deletePet(Long.parseLong(String.valueOf(created.attribute(REX, "id"))));
		assertThat(this.terraform.plan()).plans(REX, Action.CREATE);
	}

	@Test
	void statusThatDoesNotExistIsAnError() {
		TerraformRun run = this.terraform.apply(Configuration.of(REX, Map.of("name", "Rex", "status", "lost")));
		assertThat(run).failed().hasError("Invalid value for \"status\"");
	}

	@Test
	void photoKeepsItsNumberWhereverItMoves() {
		TerraformRun created = this.terraform.apply(photos("1.png", "2.png"));

		TerraformRun plan = this.terraform.plan(photos("3.png", "2.png", "1.png"));
		assertThat(plan).plans(REX, Action.UPDATE);
		assertThat(plan.isUnknown(REX, "photos[0].id")).isTrue();
		assertThat(plan.planned(REX, "photos[1].id")).isEqualTo(created.attribute(REX, "photos[1].id"));
		assertThat(plan.planned(REX, "photos[2].id")).isEqualTo(created.attribute(REX, "photos[0].id"));

		TerraformRun moved = this.terraform.apply(photos("3.png", "2.png", "1.png"));
		assertThat(moved).hasAttribute(REX, "photos[2].id", created.attribute(REX, "photos[0].id"));
		assertThat(this.terraform.apply(photos("2.png"))).hasAttribute(REX, "photos[0].id",
				created.attribute(REX, "photos[1].id"));
	}

	private static Configuration photos(String... names) {
		List<?> photos = Stream.of(names).map((name) -> Map.of("url", "https://example.org/" + name)).toList();
		return Configuration.of(REX, Map.of("name", "Rex", "photos", photos));
	}

	private static Configuration rex(String name, String category) {
		return Configuration.of(REX, Map.of("name", name, "category", Map.of("name", category)));
	}

}
