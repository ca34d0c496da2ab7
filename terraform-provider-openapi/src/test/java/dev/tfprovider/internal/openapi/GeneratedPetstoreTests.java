/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.sample.petstore.api.PetstoreApi;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.http.MediaType;
import org.springframework.web.client.RestClient;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The resources generated for the sample's service, against the service itself.
 */
class GeneratedPetstoreTests {

	private static final String REX = "petstore_pet.rex";

	@TempDir
	static Path folder;

	private static ConfigurableApplicationContext api;

	private static CompiledProvider provider;

	private final InMemoryTerraform terraform = provider.terraform().withProvider(Map.of("endpoint", endpoint()));

	@BeforeAll
	static void start() throws IOException {
		api = PetstoreApi.run("--server.port=0", "--petstore.database=" + folder.resolve("petstore"),
				"--logging.level.root=warn");
		provider = CompiledProvider.generate(Files.createDirectory(folder.resolve("project")), "petstore",
				Path.of("../sample-petstore-api/openapi.yml").toAbsolutePath().toString());
	}

	@AfterAll
	static void stop() throws IOException {
		if (provider != null) {
			provider.close();
		}
		api.close();
	}

	private static String endpoint() {
		return "http://localhost:" + api.getEnvironment().getProperty("local.server.port") + PetstoreApi.BASE_PATH;
	}

	private static RestClient http() {
		return RestClient.create(endpoint());
	}

	@Test
	void petIsCreatedWithEveryAttribute() {
		TerraformRun created = this.terraform.apply(Configuration.of(REX,
				Map.of("name", "Rex", "category", Map.of("id", 7, "name", "dogs"), "status", "pending", "photos",
						List.of(Map.of("url", "https://example.org/1.png", "caption", "Asleep")), "tags",
						List.of(Map.of("name", "small"), Map.of("name", "brown")), "weight_grams", 4200)));
		assertThat(created).succeeded()
			.hasAttribute(REX, "name", "Rex")
			.hasAttribute(REX, "category.name", "dogs")
			.hasAttribute(REX, "status", "pending")
			.hasAttribute(REX, "photos[0].caption", "Asleep")
			.hasAttribute(REX, "tags[1].name", "brown")
			.hasAttribute(REX, "weight_grams", 4200);
		assertThat(created.attribute(REX, "photos[0].id")).isInstanceOf(Number.class);
		assertThat(created.attribute(REX, "created_at")).isNotNull();
		assertThat(this.terraform.plan().hasChanges()).isFalse();
	}

	@Test
	void petWithTheNameOnlyTakesTheDefaults() {
		assertThat(this.terraform.apply(named("Rex"))).succeeded()
			.hasAttribute(REX, "status", "available")
			.hasAttribute(REX, "category", null)
			.hasAttribute(REX, "photos", null)
			.hasAttribute(REX, "weight_grams", null);
	}

	@Test
	void renamedPetIsUpdatedInPlace() {
		TerraformRun created = this.terraform.apply(named("Rex"));
		TerraformRun plan = this.terraform.plan(named("Max"));
		assertThat(plan).plans(REX, Action.UPDATE);
		assertThat(plan.planned(REX, "created_at")).isEqualTo(created.attribute(REX, "created_at"));
		assertThat(this.terraform.apply()).hasAttribute(REX, "name", "Max")
			.hasAttribute(REX, "id", created.attribute(REX, "id"));
	}

	@Test
	void petIsImported() {
		TerraformRun created = this.terraform.apply(named("Rex"));
		String id = String.valueOf(created.attribute(REX, "id"));
		this.terraform.stateRemove(REX);
		assertThat(this.terraform.importResource(REX, id)).succeeded().hasAttribute(REX, "name", "Rex");
		assertThat(this.terraform.plan().hasChanges()).isFalse();
	}

	@Test
	void vanishedPetIsCreatedAgain() {
		TerraformRun created = this.terraform.apply(named("Rex"));
		http().delete().uri("/pet/{id}", created.attribute(REX, "id")).retrieve().toBodilessEntity();
		assertThat(this.terraform.plan()).plans(REX, Action.CREATE);
	}

	@Test
	void petIsDestroyed() {
		TerraformRun created = this.terraform.apply(named("Rex"));
		assertThat(this.terraform.destroy()).succeeded();
		int status = http().get()
			.uri("/pet/{id}", created.attribute(REX, "id"))
			.exchange((request, response) -> response.getStatusCode().value());
		assertThat(status).isEqualTo(404);
	}

	@Test
	void petsAreListedByTagAndStatus() {
		for (String name : List.of("Listed", "Sold")) {
			this.terraform.apply(Configuration.of(REX, Map.of("name", name, "status",
					name.equals("Sold") ? "sold" : "available", "tags", List.of(Map.of("name", "listed")))));
			this.terraform.stateRemove(REX);
		}
		ListBlock listed = ListBlock.of("petstore_pet", "listed").config(Map.of("tag", "listed"));
		assertThat(this.terraform.query(listed)).succeeded().found("Listed", "Sold");
		assertThat(this.terraform.query(listed.config(Map.of("tag", "listed", "status", "sold")))).found("Sold");
		assertThat(this.terraform.query(listed.includeResource())).hasAttribute("Sold", "status", "sold");
		assertThat(this.terraform.query(listed.config(Map.of("status", "lost"))))
			.hasError("Invalid value for \"status\"");
	}

	@Test
	void driftIsRepaired() {
		Object id = this.terraform.apply(named("Rex")).attribute(REX, "id");
		http().put()
			.uri("/pet/{id}", id)
			.contentType(MediaType.APPLICATION_JSON)
			.body(Map.of("name", "Stolen", "status", "sold"))
			.retrieve()
			.toBodilessEntity();
		TerraformRun plan = this.terraform.plan();
		assertThat(plan).plans(REX, Action.UPDATE);
		assertThat(plan.change(REX).before("name")).isEqualTo("Stolen");
		assertThat(this.terraform.apply()).hasAttribute(REX, "name", "Rex").hasAttribute(REX, "status", "available");
	}

	@Test
	void attributesThatAreTakenAwayAreTakenFromTheService() {
		this.terraform.apply(Configuration.of(REX, Map.of("name", "Rex", "weight_grams", 1, "category",
				Map.of("name", "dogs"), "tags", List.of(Map.of("name", "small")))));
		assertThat(this.terraform.apply(named("Rex"))).plans(REX, Action.UPDATE)
			.hasAttribute(REX, "weight_grams", null)
			.hasAttribute(REX, "category", null)
			.hasAttribute(REX, "tags", null);
	}

	@Test
	void orderTakesItsStatus() {
		String order = "petstore_order.one";
		Object pet = this.terraform.apply(named("Rex")).attribute(REX, "id");
		Configuration configuration = Configuration.of(REX, Map.of("name", "Rex"));
		assertThat(this.terraform.apply(
				configuration.with(order, Map.of("pet_id", pet, "quantity", 2, "ship_date", "2026-01-02T03:04:05Z"))))
			.succeeded()
			.hasAttribute(order, "status", "placed")
			.hasAttribute(order, "complete", false)
			.hasAttribute(order, "ship_date", "2026-01-02T03:04:05Z");
		assertThat(this.terraform
			.apply(configuration.with(order, Map.of("pet_id", pet, "quantity", 2, "status", "approved"))))
			.plans(order, Action.UPDATE)
			.hasAttribute(order, "status", "approved")
			.hasAttribute(order, "ship_date", null);
	}

	@Test
	void valuesThatTheDescriptionForbidsAreErrors() {
		assertThat(this.terraform.plan(Configuration.of(REX, Map.of("name", "Rex", "status", "lost")))).failed()
			.hasError("Invalid value for \"status\"");
		assertThat(this.terraform.plan(Configuration.of(REX, Map.of("name", "Rex", "weight_grams", 0)))).failed()
			.hasError("Invalid value for \"weight_grams\"");
		assertThat(this.terraform.plan(named(" "))).failed().hasError("Invalid value for \"name\"");
	}

	@Test
	void visitOfAPetHasTwoIdentifiersAndOneOfSeveralTreatments() {
		String visit = "petstore_pet_visit.vet";
		Object pet = this.terraform.apply(named("Rex")).attribute(REX, "id");
		Configuration configuration = Configuration.of(REX, Map.of("name", "Rex"))
			.with(visit, Map.of("pet_id", pet, "day", "2026-01-02", "reason", "Cough", "treatment",
					Map.of("medication", Map.of("drug", "Syrup", "milligrams", 10, "every_hours", 8)), "fee", 12.5));
		assertThat(this.terraform.apply(configuration)).succeeded()
			.hasAttribute(visit, "number", 1)
			.hasAttribute(visit, "treatment.medication.drug", "Syrup")
			.hasAttribute(visit, "treatment.diet", null);
		this.terraform.stateRemove(visit);
		assertThat(this.terraform.importResource(visit, pet + "/1")).succeeded()
			.hasAttribute(visit, "treatment.medication.every_hours", 8);
	}

	@Test
	void passwordOfAUserIsInNoState() {
		String ada = "petstore_user.ada";
		assertThat(this.terraform.apply(Configuration.of(ada, user(1)))).succeeded()
			.hasAttribute(ada, "password", null)
			.hasAttribute(ada, "user_status", 0);
		assertThat(this.terraform.plan(Configuration.of(ada, user(2)))).plans(ada, Action.UPDATE);
		assertThat(this.terraform.apply()).succeeded();
		assertThat(this.terraform.destroy()).succeeded();
	}

	private static Map<String, ?> user(int version) {
		return Map.of("username", "ada", "first_name", "Ada", "last_name", "Lovelace", "email", "ada@example.org",
				"password", "correct horse", "password_version", version);
	}

	@Test
	void tokenThatCannotBeChangedIsReplaced() {
		String token = "petstore_token.one";
		assertThat(this.terraform.apply(Configuration.of(token, Map.of("purpose", "one", "lifetime_seconds", 60))))
			.succeeded()
			.hasAttribute(token, "lifetime_seconds", 60);
		assertThat(this.terraform.plan(Configuration.of(token, Map.of("purpose", "two", "lifetime_seconds", 60))))
			.plans(token, Action.REPLACE);
	}

	@Test
	void configurationThatIsGeneratedFromAnObjectIsValidAndPlansNoChange() {
		generateFromObjects(false);
	}

	@Test
	@Tag("thorough")
	void configurationThatIsGeneratedFromAnyObjectIsValidAndPlansNoChange() {
		generateFromObjects(true);
	}

	private void generateFromObjects(boolean all) {
		Object pet = this.terraform.apply(named("Rex")).attribute(REX, "id");
		this.terraform.stateRemove(REX);
		assertGenerated(all, REX, Map.of("name", "Rex"),
				Map.of("status", "pending", "category", Map.of("name", "dogs"), "photos",
						List.of(Map.of("url", "https://example.org/1.png")), "tags", List.of(Map.of("name", "small")),
						"weight_grams", 4200));
		assertGenerated(all, "petstore_order.one", Map.of("pet_id", pet, "quantity", 2),
				Map.of("ship_date", "2026-01-02T03:04:05Z", "status", "approved"));
		assertGenerated(all, "petstore_pet_visit.vet", Map.of("pet_id", pet, "day", "2026-01-02", "reason", "Cough"),
				Map.of("treatment", Map.of("surgery", Map.of("procedure", "Castration", "anaesthesia", false)), "fee",
						12.5));
		assertGenerated(all, "petstore_user.ada", user(1), Map.of("phone", "1", "user_status", 1));
		assertGenerated(all, "petstore_token.one", Map.of("purpose", "one"), Map.of("lifetime_seconds", 60));
	}

	/**
	 * Assert it of objects with each choice of optional arguments, or with none, one and
	 * all of them.
	 */
	private void assertGenerated(boolean all, String address, Map<String, ?> required, Map<String, ?> optional) {
		List<String> names = List.copyOf(optional.keySet());
		int last = (1 << names.size()) - 1;
		for (int choice = 0; choice <= last; choice++) {
			if (!all && choice != last && Integer.bitCount(choice) > 1) {
				continue;
			}
			Map<String, Object> body = new LinkedHashMap<>(required);
			for (int i = 0; i < names.size(); i++) {
				if ((choice >> i & 1) > 0) {
					body.put(names.get(i), optional.get(names.get(i)));
				}
			}
			assertThat(this.terraform.apply(Configuration.of(address, body))).as("%s", body).succeeded();
			Map<String, Object> secrets = new LinkedHashMap<>(body);
			secrets.keySet().retainAll(List.of("password"));
			Configuration generated = this.terraform.generateConfiguration(Map.of(address, secrets));
			assertThat(this.terraform.plan(generated)).as("%s, generated from %s", generated, body)
				.succeeded()
				.hasNoChanges();
			assertThat(this.terraform.destroy()).succeeded();
		}
	}

	@Test
	void generatedTestsPass() throws ClassNotFoundException {
		TestExecutionSummary summary = provider.test("Pet", "PetVisit", "User", "Order", "Token");
		assertThat(summary.getFailures()).extracting((failure) -> failure.getException()).isEmpty();
		assertThat(summary.getTestsSucceededCount()).isEqualTo(10);
	}

	@Test
	void pageShowsWhatIsGenerated() throws IOException {
		Matcher shown = Pattern.compile("<!-- generated: (\\w+\\.java) -->\n```text\n(.*?)```", Pattern.DOTALL)
			.matcher(Files.readString(Path.of("../docs/openapi.md")));
		int count = 0;
		while (shown.find()) {
			assertThat(folder.resolve("project/src/main/java/com/acme").resolve(shown.group(1))).content()
				.contains(shown.group(2));
			count++;
		}
		assertThat(count).isEqualTo(2);
	}

	@Test
	void everyResourceHasADataSource() {
		assertThat(provider.definition().resources()).hasSize(5);
		TerraformRun created = this.terraform.apply(named("Rex"));
		assertThat(this.terraform
			.apply(named("Rex").with("data.petstore_pet.rex", Map.of("id", created.attribute(REX, "id")))))
			.hasAttribute("data.petstore_pet.rex", "name", "Rex");
	}

	private static Configuration named(String name) {
		return Configuration.of(REX, Map.of("name", name));
	}

}
