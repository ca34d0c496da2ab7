/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * States that another version of the provider, or a person, has written.
 */
@PetstoreAcceptance
@Tag("thorough")
class StoredStateAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String REX = "petstore_pet.rex";

	private static final JsonMapper JSON = JsonMapper.shared();

	@BeforeEach
	void createRex(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		terraform.apply("""
				resource "petstore_pet" "rex" {
				  name         = "Rex"
				  category     = { id = 7, name = "dogs" }
				  tags         = ["brown"]
				  weight_grams = 4200
				}
				""");
	}

	@Test
	void missingAndSurplusAttributesAreReadLeniently(TerraformCli terraform) throws IOException {
		editAttributes(terraform, (attributes) -> {
			attributes.remove("weight_grams");
			attributes.remove("updated_at");
			attributes.put("chip_code", "4711");
			ObjectNode category = (ObjectNode) attributes.get("category");
			category.remove("id");
			category.put("colour", "brown");
		});

		assertThat(terraform.plan()).hasNoChanges();
		Run renamed = terraform.apply("""
				resource "petstore_pet" "rex" {
				  name         = "Max"
				  category     = { id = 7, name = "dogs" }
				  tags         = ["brown"]
				  weight_grams = 4200
				}
				""");
		assertThat(renamed).succeeded()
			.plans(REX, Action.UPDATE)
			.hasAttribute(REX, "name", "Max")
			.hasAttribute(REX, "category.id", 7);
	}

	@Test
	void missingAttributesAreReadLenientlyWithoutRefresh(TerraformCli terraform) throws IOException {
		editAttributes(terraform, (attributes) -> {
			attributes.remove("status");
			attributes.remove("weight_grams");
		});

		Run plan = terraform.withArguments("-refresh=false").plan();
		assertThat(plan).succeeded().hasNoDiagnostics().plans(REX, Action.UPDATE);
		assertThat(plan.change(REX).before("weight_grams")).isNull();
		assertThat(plan.planned(REX, "weight_grams")).isEqualTo(4200);
		assertThat(plan.planned(REX, "status")).isEqualTo("available");
		assertThat(terraform.applyPlan(plan)).succeeded().hasAttribute(REX, "weight_grams", 4200);
	}

	@Test
	void stateThatCannotBeReadIsAnErrorThatSaysWhereAndWhatToDo(TerraformCli terraform) throws IOException {
		editAttributes(terraform, (attributes) -> attributes.put("tags", "brown"));

		assertThat(terraform.plan()).failed()
			.hasError("Stored state cannot be read")
			.onResource(REX)
			.withDetail("The stored state of this petstore_pet (schema version 1) does not fit schema version 1")
			.withDetail("tags")
			.withDetail("remove the object from the state and import it");
	}

	@Test
	void stateOfTheFirstVersionIsUpgraded(TerraformCli terraform) throws IOException {
		String configuration = """
				resource "petstore_pet" "rex" {
				  name   = "Rex"
				  photos = [{ url = "https://example.org/1.png" }, { url = "https://example.org/2.png" }]
				}
				""";
		Run created = terraform.apply(configuration);
		editInstance(terraform, (instance) -> {
			instance.put("schema_version", 0);
			ObjectNode attributes = (ObjectNode) instance.get("attributes");
			attributes.remove("photos");
			attributes.putArray("photo_urls").add("https://example.org/1.png").add("https://example.org/2.png");
		});

		assertThat(terraform.plan()).succeeded().hasNoDiagnostics().hasNoChanges();
		Run again = terraform.apply();
		assertThat(again).hasAttribute(REX, "photos[0].url", "https://example.org/1.png")
			.hasAttribute(REX, "photos[0].id", created.attribute(REX, "photos[0].id"))
			.hasAttribute(REX, "photos[1].id", created.attribute(REX, "photos[1].id"))
			.hasAttribute(REX, "name", "Rex");
	}

	@Test
	void stateOfALaterVersionIsRefused(TerraformCli terraform) throws IOException {
		editInstance(terraform, (instance) -> instance.put("schema_version", 7));

		assertThat(terraform.plan()).failed().hasError("Resource instance managed by newer provider version");
	}

	private static void editAttributes(TerraformCli terraform, Consumer<ObjectNode> edit) throws IOException {
		editInstance(terraform, (instance) -> edit.accept((ObjectNode) instance.get("attributes")));
	}

	private static void editInstance(TerraformCli terraform, Consumer<ObjectNode> edit) throws IOException {
		Path file = terraform.directory().resolve("terraform.tfstate");
		ObjectNode state = (ObjectNode) JSON.readTree(Files.readString(file));
		edit.accept((ObjectNode) state.at("/resources/0/instances/0"));
		Files.writeString(file, JSON.writeValueAsString(state));
	}

}
