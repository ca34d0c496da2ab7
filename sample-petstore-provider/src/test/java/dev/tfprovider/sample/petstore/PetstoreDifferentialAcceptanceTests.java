/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.ApiTag;
import dev.tfprovider.sample.petstore.client.OrderRequest;
import dev.tfprovider.sample.petstore.client.OrderStatus;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.sample.petstore.client.UserRequest;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.RunComparison;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformRun;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Terraform in memory and the real CLI do the same with this provider: each scenario runs
 * on both, each with an API of its own, whose numbers are therefore the same.
 */
@Tag("thorough")
@TerraformProviderTest
@TerraformAcceptanceTest(application = PetstoreProvider.class)
class PetstoreDifferentialAcceptanceTests {

	private static final String REX = "petstore_pet.rex";

	private static final String ORDER = "petstore_order.two";

	private static final String ADA = "petstore_user.ada";

	private static final String COLD = "petstore_visit.cold";

	@RegisterExtension
	static final PetstoreApiExtension apiInMemory = new PetstoreApiExtension();

	@RegisterExtension
	static final PetstoreApiExtension apiOfTheCli = new PetstoreApiExtension();

	private InMemoryTerraform inMemory;

	private TerraformCli cli;

	@BeforeEach
	void use(InMemoryTerraform inMemory, TerraformCli cli) {
		this.inMemory = inMemory.behaveAs(cli.version());
		this.cli = cli;
		clear(apiInMemory);
		clear(apiOfTheCli);
	}

	private void compare(Function<PetstoreApiExtension, Scenario> scenario) {
		List<TerraformRun> expected = scenario.apply(apiOfTheCli).runOn(this.cli, "petstore");
		List<TerraformRun> actual = scenario.apply(apiInMemory).runOn(this.inMemory);
		assertThat(RunComparison.ignoring("created_at", "updated_at")
			.equating(apiOfTheCli.endpoint().toString(), apiInMemory.endpoint().toString())
			.differences(expected, actual)).isEmpty();
	}

	@Test
	void petFromItsFirstDayToItsLast() {
		compare((api) -> Scenario.start()
			.planOnly(pet(api, Map.of("category", category("dogs"))))
			.verify((run) -> assertThat(run).plans(REX, Action.CREATE))
			.apply(pet(api, Map.of("category", category("dogs"))))
			.apply(pet(api, Map.of("category", category("dogs"), "status", "sold", "weight_grams", 4200)))
			.apply(pet(api, Map.of("category", category("wolves"))))
			.verify((run) -> assertThat(run).replaces(REX, "category"))
			.apply(pet(api, Map.of()))
			.importAndVerify(pet(api, Map.of()), REX)
			.destroy()
			.verify((run) -> assertThat(run).plans(REX, Action.DELETE)));
	}

	@Test
	void photosMoveAppearAndDisappear() {
		compare((api) -> Scenario.start()
			.apply(photos(api, "1.png", "2.png"))
			.apply(photos(api, "3.png", "2.png", "1.png"))
			.verify((run) -> assertThat(run).plansUnknown(REX, "photos[0].id").plansKnown(REX, "photos[1].id"))
			.apply(photos(api, "2.png"))
			.apply(photos(api))
			.apply(pet(api, Map.of()))
			.verify((run) -> assertThat(run).hasAttribute(REX, "photos", null)));
	}

	@Test
	void tagsAreNullEmptyAndMany() {
		compare((api) -> Scenario.start()
			.apply(pet(api, Map.of("tags", List.of())))
			.expectNoChanges(pet(api, Map.of("tags", List.of())))
			.apply(pet(api, Map.of("tags", List.of("small", "brown", "small"))))
			.expectNoChanges(pet(api, Map.of("tags", List.of("brown", "small"))))
			.apply(pet(api, Map.of()))
			.verify((run) -> assertThat(run).plans(REX, Action.UPDATE).hasAttribute(REX, "tags", null)));
	}

	@Test
	void petChangesAndVanishesBehindTheBack() {
		compare((api) -> Scenario.start()
			.apply(pet(api, Map.of("weight_grams", 4200)))
			.drift(() -> api.client()
				.updatePet(onlyPet(api),
						new PetRequest("Stolen", null, List.of(), List.of(new ApiTag("lost")), PetStatus.SOLD, null)))
			.refresh()
			.planOnly(pet(api, Map.of("weight_grams", 4200)))
			.verify((run) -> assertThat(run).plansValue(REX, "name", "Rex").plansValue(REX, "tags", null))
			.apply(pet(api, Map.of("weight_grams", 4200)))
			.vanish(() -> api.client().deletePet(onlyPet(api)))
			.planOnly(pet(api, Map.of("weight_grams", 4200)))
			.verify((run) -> assertThat(run).plans(REX, Action.CREATE))
			.apply(pet(api, Map.of("weight_grams", 4200))));
	}

	@Test
	void orderFollowsItsPet() {
		compare((api) -> Scenario.start()
			.planOnly(order(api, Map.of("quantity", 2)))
			.verify((run) -> assertThat(run).plansUnknown(ORDER, "pet_id"))
			.apply(order(api, Map.of("quantity", 2, "ship_date", "2026-12-24T09:30:00+01:00")))
			.expectNoChanges(order(api, Map.of("quantity", 2, "ship_date", "2026-12-24T08:30:00Z")))
			.apply(order(api, Map.of("quantity", 3, "status", "delivered", "complete", true)))
			.taint(REX)
			.apply(order(api, Map.of("quantity", 3)))
			.verify((run) -> assertThat(run).plansBecause(REX, "replace_because_tainted").replaces(ORDER, "pet_id"))
			.importAndVerify(order(api, Map.of("quantity", 3)), ORDER)
			.destroy());
	}

	@Test
	void orderChangesAndVanishesBehindTheBack() {
		compare((api) -> {
			long rex = createPet(api, "Rex", PetStatus.AVAILABLE);
			Configuration order = at(api).with(ORDER, Map.of("pet_id", rex, "quantity", 2));
			long[] id = new long[1];
			return Scenario.start()
				.apply(order)
				.verify((run) -> id[0] = ((Number) run.attribute(ORDER, "id")).longValue())
				.drift(() -> api.client()
					.updateOrder(id[0],
							new OrderRequest(rex, 9, Instant.parse("2026-12-24T08:30:00Z"), OrderStatus.APPROVED,
									true)))
				.planOnly(order)
				.verify((run) -> assertThat(run).plans(ORDER, Action.UPDATE).plansValue(ORDER, "ship_date", null))
				.apply(order)
				.vanish(ORDER)
				.planOnly(order)
				.verify((run) -> assertThat(run).plans(ORDER, Action.CREATE))
				.apply(order);
		});
	}

	@Test
	void petVanishesWhoseProviderWasToldItsEndpointWhenItWasKnown() {
		compare((api) -> {
			Configuration pet = Configuration.of(REX, Map.of("name", "Rex"))
				.withProvider(Map.of("endpoint", Configuration.unknown(api.endpoint().toString())));
			return Scenario.start()
				.apply(pet)
				.vanish(REX)
				.verify((run) -> assertThat(api.client().findPets(null, null)).isEmpty())
				.planOnly(pet)
				.verify((run) -> assertThat(run).plans(REX, Action.CREATE));
		});
	}

	@Test
	void createThatFailsHalfwayLeavesATaintedOrder() {
		compare((api) -> {
			Configuration order = at(api).with(ORDER,
					Map.of("pet_id", createPet(api, "Rex", PetStatus.AVAILABLE), "quantity", 2, "status", "approved"));
			return Scenario.start()
				.drift(() -> api.fail("{\"method\": \"PUT\", \"status\": 503}"))
				.expectError(order, "Could not create petstore_order")
				.verify((run) -> assertThat(run.isTainted(ORDER)).isTrue())
				.planOnly(order)
				.verify((run) -> assertThat(run).plansBecause(ORDER, "replace_because_tainted"))
				.apply(order)
				.drift(() -> api.fail("{\"method\": \"GET\", \"status\": 502}"))
				.expectError(order, "Could not read petstore_order")
				.expectNoChanges(order);
		});
	}

	@Test
	void failedUpdateAndDeleteKeepTheObject() {
		compare((api) -> Scenario.start()
			.apply(pet(api, Map.of()))
			.drift(() -> api.fail("{\"method\": \"PUT\"}"))
			.expectError(pet(api, Map.of("status", "sold")), "Could not update petstore_pet")
			.verify((run) -> assertThat(run).hasAttribute(REX, "status", "available"))
			.drift(() -> api.fail("{\"method\": \"DELETE\"}"))
			.expectError(at(api), "Could not delete petstore_pet")
			.verify((run) -> assertThat(run).hasResources(REX))
			.apply(pet(api, Map.of("status", "sold"))));
	}

	@Test
	void passwordsRotate() {
		compare((api) -> Scenario.start()
			.apply(user(api, Map.of("password", "analytical")))
			.verify((run) -> assertThat(run).hidesValue(ADA, "password"))
			.apply(user(api, Map.of("password", "differential", "phone", "+44 1")))
			.apply(user(api, Map.of("password_wo", "first secret", "password_wo_version", 1)))
			.expectNoChanges(user(api, Map.of("password_wo", "second secret", "password_wo_version", 1)))
			.apply(user(api, Map.of("password_wo", "second secret", "password_wo_version", 2)))
			.verify((run) -> assertThat(api.isPassword("ada", "second secret")).isTrue())
			.importAndVerify(user(api, Map.of("password_wo", "second secret", "password_wo_version", 2)), ADA,
					(before) -> "ada", "password_wo_version")
			.apply(user(api, Map.of("username", "augusta", "password", "analytical")))
			.verify((run) -> assertThat(run).replaces(ADA, "username")));
	}

	@Test
	void takenUsernameIsAnErrorOnIt() {
		compare((api) -> {
			api.client()
				.createUser(new UserRequest("ada", "Ada", "Lovelace", "ada@example.org", null, "analytical", 0));
			return Scenario.start()
				.expectError(user(api, Map.of("password", "differential")), "Username taken", "username");
		});
	}

	@Test
	void treatmentChangesItsKind() {
		compare((api) -> Scenario.start()
			.apply(visit(api, Map.of("surgery", Map.of("procedure", "Dental scaling"))))
			.apply(visit(api, Map.of("medication", Map.of("drug", "Amoxicillin", "milligrams", 250, "every", "PT12H"))))
			.expectNoChanges(visit(api,
					Map.of("medication", Map.of("drug", "Amoxicillin", "milligrams", 250, "every", "12h0m"))))
			.apply(visit(api, Map.of("diet", Map.of("food", "Rice"))))
			.importAndVerify(visit(api, Map.of("diet", Map.of("food", "Rice"))), COLD,
					(before) -> before.attribute("pet_id") + "/" + before.attribute("number"))
			.expectErrorOnImport(
					visit(api, Map.of("diet", Map.of("food", "Rice"))).with("petstore_visit.new",
							Map.of("pet_id", 1, "day", "2026-03-01", "reason", "Cough")),
					"petstore_visit.new", "1", "Invalid import id")
			.expectError(visit(api, Map.of("diet", Map.of("food", "Rice"), "surgery", Map.of("procedure", "None"))),
					"Invalid value for \"treatment\"")
			.expectError(visit(api, Map.of("medication", Map.of("drug", "Iron", "milligrams", 1, "every", "90m"))),
					"Not in full hours"));
	}

	@Test
	void invalidValuesAreNamedAllAtOnce() {
		compare((api) -> Scenario.start()
			.expectError(pet(api,
					Map.of("name", " ", "status", "lost", "weight_grams", 1.5, "tags",
							List.of("brown", "Not Lower Case"))),
					"Invalid value for \"status\"", "status")
			.expectError(pet(api, Map.of("photos", List.of(Map.of("url", "not a URI")))), "Invalid value for")
			.expectError(pet(api, Map.of("created_at", "2026-12-24T08:30:00Z")), "Value for read-only \"created_at\"")
			.expectError(order(api, Map.of("quantity", 1001)), "Invalid value for \"quantity\"", "quantity")
			.expectError(user(api, Map.of("password", "tooshrt", "email", "nowhere")), "Invalid value for \"email\"")
			.expectError(user(api, Map.of("password_wo", "first secret")), "Invalid combination of arguments")
			.expectError(pet(api, Map.of()).withProvider(Map.of("endpoint", "not a URI", "timeout", "soon")),
					"Invalid value for \"timeout\""));
	}

	@Test
	void dataSourcesFindWhatIsThere() {
		compare((api) -> {
			long rex = createPet(api, "Rex", PetStatus.AVAILABLE);
			createPet(api, "Max", PetStatus.SOLD);
			Configuration found = at(api).with("data.petstore_pet.rex", Map.of("id", rex))
				.with("data.petstore_pets.sold", Map.of("status", "sold"))
				.with("data.petstore_pets.small", Map.of("tag", "small"))
				.with("data.petstore_inventory.all", Map.of())
				.withOutput("total", Configuration.ref("data.petstore_inventory.all", "total"))
				.withOutput("name", Configuration.ref("data.petstore_pets.sold", "pets[0].name"));
			return Scenario.start()
				.planOnly(found)
				.apply(found)
				.verify((run) -> assertThat(run.output("name")).isEqualTo("Max"))
				.expectError(at(api).with("data.petstore_pet.rex", Map.of("id", 987654321)), "Pet not found", "id")
				.expectError(at(api).with("data.petstore_pets.lost", Map.of("status", "lost")),
						"Invalid value for \"status\"", "status");
		});
	}

	@Test
	void dataSourcesWaitForTheirResources() {
		String first = "data.petstore_visit.first";
		compare((api) -> {
			Configuration visit = visit(api, Map.of("diet", Map.of("food", "Rice", "grams_per_day", 300)));
			Configuration lookup = visit
				.with(first,
						Map.of("pet_id", Configuration.ref(REX, "id"), "number", Configuration.ref(COLD, "number")))
				.with("data.petstore_pet.same", Map.of("id", Configuration.ref(REX, "id")))
				.withOutput("food", Configuration.ref(first, "treatment.diet.food"));
			return Scenario.start()
				.planOnly(lookup)
				.apply(lookup)
				.verify((run) -> assertThat(run.output("food")).isEqualTo("Rice"))
				.apply(visit)
				.expectError(visit.with(first, Map.of("pet_id", Configuration.ref(REX, "id"), "number", 7)),
						"Object not found");
		});
	}

	private static void clear(PetstoreApiExtension api) {
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
		List.of("ada", "augusta").forEach(api.client()::deleteUser);
	}

	private static long createPet(PetstoreApiExtension api, String name, PetStatus status) {
		return api.client()
			.createPet(new PetRequest(name, null, List.of(), List.of(new ApiTag("small")), status, 4200))
			.id();
	}

	private static long onlyPet(PetstoreApiExtension api) {
		return api.client().findPets(null, null).get(0).id();
	}

	private static Configuration at(PetstoreApiExtension api) {
		return Configuration.empty().withProvider(Map.of("endpoint", api.endpoint().toString()));
	}

	private static Configuration pet(PetstoreApiExtension api, Map<String, ?> arguments) {
		return at(api).with(REX, merged(Map.of("name", "Rex"), arguments));
	}

	private static Configuration photos(PetstoreApiExtension api, String... names) {
		return pet(api, Map.of("photos",
				Stream.of(names).map((name) -> Map.of("url", "https://example.org/" + name)).toList()));
	}

	private static Map<String, ?> category(String name) {
		return Map.of("id", 7, "name", name);
	}

	private static Configuration order(PetstoreApiExtension api, Map<String, ?> arguments) {
		return pet(api, Map.of()).with(ORDER, merged(Map.of("pet_id", Configuration.ref(REX, "id")), arguments));
	}

	private static Configuration user(PetstoreApiExtension api, Map<String, ?> arguments) {
		return at(api).with(ADA, merged(
				Map.of("username", "ada", "first_name", "Ada", "last_name", "Lovelace", "email", "ada@example.org"),
				arguments));
	}

	private static Configuration visit(PetstoreApiExtension api, Map<String, ?> treatment) {
		return pet(api, Map.of()).with(COLD, Map.of("pet_id", Configuration.ref(REX, "id"), "day", "2026-02-28",
				"reason", "Cold", "treatment", treatment));
	}

	private static Map<String, ?> merged(Map<String, ?> defaults, Map<String, ?> arguments) {
		Map<String, Object> merged = new HashMap<>(defaults);
		merged.putAll(arguments);
		return merged;
	}

}
