/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.tfprovider.test.Configuration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The provider generated from the description of the sample's service does what the one
 * does that was written by hand: it plans the same actions, refuses the same values, and
 * leaves the same objects at the service. Where the two differ, a test says why.
 */
@Tag("thorough")
class GeneratedAndHandWrittenTests {

	private static final String REX = "petstore_pet.rex";

	private static final String VISIT = "petstore_visit.vet";

	private static final String ADA = "petstore_user.ada";

	private static final String ORDER = "petstore_order.one";

	@TempDir
	static Path folder;

	private static ComparedPetstore generated;

	private static ComparedPetstore handWritten;

	@BeforeAll
	static void start() throws IOException {
		Path overlay = Files.writeString(folder.resolve("overlay.yaml"), """
				overlay: 1.0.0
				info: { title: As by hand, version: "1" }
				actions:
				  - target: $.paths['/pet/{petId}/visit/{number}']
				    update: { x-terraform-name: visit }
				""");
		generated = new ComparedPetstore(CompiledProvider.generate(Files.createDirectory(folder.resolve("project")),
				"petstore", Path.of("../sample-petstore-api/openapi.yml").toAbsolutePath().toString(), "--overlay",
				overlay.toString()), true, folder.resolve("one"));
		handWritten = new ComparedPetstore(CompiledProvider.handWritten(folder.resolve("classes")), false,
				folder.resolve("other"));
	}

	@AfterAll
	static void stop() throws Exception {
		generated.close();
		handWritten.close();
	}

	private static void same(Consumer<ComparedPetstore> steps) {
		differing(steps, List.of(), List.of());
	}

	/**
	 * Assert that both do the same but for some lines.
	 * @param byGenerated lines of the generated provider alone
	 * @param byHand lines of the other one alone
	 */
	private static void differing(Consumer<ComparedPetstore> steps, List<String> byGenerated, List<String> byHand) {
		steps.accept(generated);
		steps.accept(handWritten);
		List<String> one = new ArrayList<>(generated.end());
		List<String> other = new ArrayList<>(handWritten.end());
		assertThat(one).isNotEmpty();
		byGenerated.forEach((line) -> assertThat(one.remove(line)).as("%s in %s", line, one).isTrue());
		byHand.forEach((line) -> assertThat(other.remove(line)).as("%s in %s", line, other).isTrue());
		assertThat(String.join("\n", one)).isEqualTo(String.join("\n", other));
	}

	private static Map<String, Map<String, ?>> pet(Object... attributes) {
		return Map.of(REX, body("name", "Rex", attributes));
	}

	private static Map<String, Object> body(String name, Object value, Object... more) {
		Map<String, Object> body = new LinkedHashMap<>(Map.of(name, value));
		for (int i = 0; i < more.length; i += 2) {
			body.put((String) more[i], more[i + 1]);
		}
		return body;
	}

	private static Map<String, Map<String, ?>> with(Map<String, Map<String, ?>> one, String address,
			Map<String, ?> body) {
		Map<String, Map<String, ?>> both = new LinkedHashMap<>(one);
		both.put(address, body);
		return both;
	}

	private static Object ofRex(String attribute) {
		return Configuration.expression(REX + "." + attribute);
	}

	static List<Object[]> petAttributes() {
		return List.of(new Object[] { "category", Map.of("id", 7, "name", "dogs"), null },
				new Object[] { "category", Map.of("name", "dogs"), null }, new Object[] { "status", "pending", "sold" },
				new Object[] { "photos", List.of(Map.of("url", "https://example.org/1.png", "caption", "Asleep")),
						List.of(Map.of("url", "https://example.org/2.png"),
								Map.of("url", "https://example.org/1.png")) },
				new Object[] { "tags", List.of("brown", "small"), List.of("small") },
				new Object[] { "weight_grams", 4200, 5000 });
	}

	@ParameterizedTest
	@MethodSource("petAttributes")
	void eachAttributeOfAPetIsCreatedUpdatedAndTakenAway(String attribute, Object first, Object second) {
		same((store) -> {
			store.plan(pet(attribute, first)).apply(pet(attribute, first)).planAgain();
			if (second != null) {
				store.plan(pet(attribute, second)).apply(pet(attribute, second)).planAgain();
				store.plan(pet()).apply(pet()).planAgain();
			}
			store.destroy();
		});
	}

	@Test
	void petWithEverythingIsRenamedAndImported() {
		Object[] all = { "category", Map.of("name", "dogs"), "status", "pending", "photos",
				List.of(Map.of("url", "https://example.org/1.png")), "tags", List.of("small"), "weight_grams", 1 };
		same((store) -> {
			store.apply(pet(all));
			Map<String, Object> renamed = body("name", "Max", all);
			store.plan(Map.of(REX, renamed)).apply(Map.of(REX, renamed)).planAgain();
			store.reimport(REX, "id").destroy();
		});
	}

	@Test
	void objectThatIsNotThereIsNotImported() {
		same((store) -> store.importUnknown(REX, "999999", Map.of("name", "Rex")));
		same((store) -> store.importUnknown(REX, "no number", Map.of("name", "Rex")));
		same((store) -> store.importUnknown(VISIT, "1", body("pet_id", 1, "day", "2026-01-02", "reason", "Cough")));
	}

	@Test
	void petThatVanishesIsCreatedAgainAndDeletedTwice() {
		same((store) -> {
			store.apply(pet()).vanish(REX, "/pet/{id}", "id").plan(pet()).apply(pet());
			store.vanish(REX, "/pet/{id}", "id").destroy().destroy();
		});
	}

	@Test
	void driftIsSeenAndRepaired() {
		same((store) -> store.apply(pet("weight_grams", 1))
			.change(REX, Map.of("name", "Stolen", "status", "sold", "tags", List.of(Map.of("name", "lost"))))
			.planAgain()
			.apply(pet("weight_grams", 1))
			.planAgain());
	}

	@Test
	void petsAreListed() {
		Map<String, Map<String, ?>> pets = Map.of(REX, Map.of("name", "Rex", "status", "sold"), "petstore_pet.max",
				Map.of("name", "Max", "tags", List.of("small")));
		same((store) -> store.apply(pets)
			.list(Map.of("status", "sold"))
			.list(Map.of("status", "available", "tag", "small"))
			.list(Map.of("tag", "large"))
			.list(Map.of("status", "lost")));
	}

	@Test
	void valuesMayBeUnknownInAPlan() {
		for (String attribute : List.of("name", "status", "weight_grams", "photos", "tags")) {
			same((store) -> store.plan(Map.of(REX, body("name", "Rex", attribute, Configuration.unknown(null)))));
		}
		same((store) -> store
			.apply(with(pet(), VISIT, body("pet_id", ofRex("id"), "day", "2026-01-02", "reason", ofRex("name"))))
			.planAgain());
	}

	@ParameterizedTest
	@CsvSource({ "status, lost", "status, ''", "name, ' '", "name, ''", "weight_grams, 0", "weight_grams, -1",
			"weight_grams, 1.5", "weight_grams, heavy", "weight_grams, 99999999999", "id, 1", "created_at, x",
			"colour, red" })
	void valueOfAPetIsRefusedBeforeTheServiceIsAsked(String attribute, String value) {
		same((store) -> store.validate(REX, body("name", "Rex", attribute, value)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "a", "Ada", "ada!", "1ada", "" })
	void usernameIsRefused(String username) {
		same((store) -> store.validate(ADA, user("username", username)));
	}

	@ParameterizedTest
	@CsvSource({ "email, nowhere", "secret, short", "user_status, x" })
	void valueOfAUserIsRefused(String attribute, String value) {
		assertThat(user(attribute, value)).containsEntry(attribute, value);
		if (attribute.equals("secret")) {
			differing((store) -> store.validate(ADA, user(attribute, value)),
					List.of("  refuses petstore_user.ada password"),
					List.of("  refuses petstore_user.ada password_wo"));
			return;
		}
		same((store) -> store.validate(ADA, user(attribute, value)));
	}

	private static Map<String, Object> user(Object... more) {
		Map<String, Object> user = body("username", "ada", "first_name", "Ada", "last_name", "Lovelace", "email",
				"ada@example.org", "secret", "correct horse");
		user.putAll(body("username", "ada", more));
		return user;
	}

	@Test
	void userIsCreatedChangedImportedAndDeleted() {
		same((store) -> {
			store.apply(Map.of(ADA, user("phone", "1", "user_status", 3))).planAgain();
			store.plan(Map.of(ADA, user("phone", "2"))).apply(Map.of(ADA, user("phone", "2"))).planAgain();
			store.apply(Map.of(ADA, user())).planAgain();
			store.plan(Map.of(ADA, user("username", "grace"))).apply(Map.of(ADA, user("username", "grace")));
			store.destroy();
		});
	}

	@Test
	void visitIsCreatedWithEachTreatmentChangedAndImported() {
		same((store) -> {
			for (Map<String, ?> treatment : List.<Map<String, ?>>of(
					Map.of("medication", Map.of("drug", "Syrup", "milligrams", 10, "every_hours", 8)),
					Map.of("surgery", Map.of("procedure", "Scaling", "anaesthesia", true)),
					Map.of("diet", Map.of("food", "Rice", "grams_per_day", 100)),
					Map.of("diet", Map.of("food", "Rice")))) {
				Map<String, Map<String, ?>> visit = with(pet(), VISIT, body("pet_id", ofRex("id"), "day", "2026-01-02",
						"reason", "Cough", "treatment", treatment, "fee", 12.5, "currency", "EUR"));
				store.plan(visit).apply(visit).planAgain();
			}
			store.reimport(VISIT, "pet_id", "number");
			Map<String, Map<String, ?>> less = with(pet(), VISIT,
					body("pet_id", ofRex("id"), "day", "2026-01-03", "reason", "Cold"));
			store.plan(less).apply(less).planAgain();
			store.vanish(REX, "/pet/{id}", "id").planAgain().destroy();
		});
	}

	@Test
	void orderIsPlacedChangedImportedAndRemoved() {
		Object[] all = { "quantity", 2, "ship_date", "2026-01-02T03:04:05Z", "status", "approved", "complete", true };
		same((store) -> {
			store.apply(with(pet(), ORDER, body("pet_id", ofRex("id"), all))).planAgain();
			store.attributes(ORDER, "quantity", "ship_date", "status", "complete").reimport(ORDER, "id");
			Map<String, Map<String, ?>> less = with(pet(), ORDER, body("pet_id", ofRex("id"), "quantity", 3));
			store.plan(less).apply(less).planAgain();
			store.attributes(ORDER, "quantity", "ship_date", "status", "complete");
			store.vanish(ORDER, "/store/order/{id}", "id").planAgain().destroy();
		});
	}

	@Test
	void serviceThatSaysNoIsAnErrorAndLeavesNothingBehind() {
		same((store) -> store.apply(Map.of(ORDER, body("pet_id", 999999, "quantity", 1))).destroy());
		same((store) -> store.apply(Map.of(VISIT, body("pet_id", 999999, "day", "2026-01-02", "reason", "Cough")))
			.destroy());
	}

	/**
	 * By design: a person has told the hand-written one which attribute a conflict is
	 * about. The description names no conflict.
	 */
	@Test
	void conflictIsOnAnAttributeByHandAlone() {
		differing(
				(store) -> store.apply(Map.of(ADA, user()))
					.apply(Map.of(ADA, user(), "petstore_user.other", user("first_name", "Augusta"))),
				List.of("  refuses petstore_user.other"), List.of("  refuses petstore_user.other username"));
	}

	/**
	 * By design: the service lets a pet change its kind, and the description says so. A
	 * person has decided that this is another pet.
	 */
	@Test
	void otherKindIsAnotherPetByHandAlone() {
		differing(
				(store) -> store.apply(pet("category", Map.of("name", "dogs")))
					.plan(pet("category", Map.of("name", "cats"))),
				List.of("  UPDATE petstore_pet.rex"), List.of("  REPLACE petstore_pet.rex"));
	}

	/**
	 * By design: as {@link #otherKindIsAnotherPetByHandAlone()}.
	 */
	@Test
	void orderOfAnotherPetIsAnotherOrderByHandAlone() {
		Map<String, Map<String, ?>> pets = with(pet(), "petstore_pet.max", Map.of("name", "Max"));
		differing((store) -> {
			store.apply(with(pets, ORDER, body("pet_id", ofRex("id"), "quantity", 1)));
			store.plan(
					with(pets, ORDER, body("pet_id", Configuration.expression("petstore_pet.max.id"), "quantity", 1)));
		}, List.of("  UPDATE petstore_order.one"), List.of("  REPLACE petstore_order.one"));
	}

	/**
	 * By design: the description says that tags are an array of objects, in which an
	 * order may matter and any text goes. A person knows that they are a set of words.
	 */
	@Test
	void tagsAreASetOfWordsByHandAlone() {
		differing((store) -> store.apply(pet("tags", List.of("brown", "small")))
			.plan(pet("tags", List.of("small", "brown"))), List.of("  UPDATE petstore_pet.rex"), List.of());
		differing((store) -> store.validate(REX, body("name", "Rex", "tags", List.of("Very small"))),
				List.of("validate"), List.of("validate fails", "  refuses petstore_pet.rex tags"));
	}

	/**
	 * By design: the description has no number of digits, and knows no list of
	 * currencies; it does have limits of lengths that the hand-written one leaves to the
	 * service.
	 */
	@Test
	void constraintsAreThoseOfTheDescription() {
		Map<String, Object> visit = body("pet_id", 1, "day", "2026-01-02", "reason", "Cough");
		differing((store) -> store.validate(VISIT, body("fee", 12.345, "currency", "EUR", visit)), List.of("validate"),
				List.of("validate fails", "  refuses petstore_visit.vet fee"));
		differing((store) -> store.validate(VISIT, body("fee", 1, "currency", "XQZ", visit)), List.of("validate"),
				List.of("validate fails", "  refuses petstore_visit.vet currency"));
		same((store) -> store.validate(VISIT, body("fee", -1, "currency", "EUR", visit)));
		same((store) -> store.validate(VISIT, body("fee", 1, "currency", "eur", visit)));
		differing((store) -> store.validate(ADA, user("first_name", "")),
				List.of("validate fails", "  refuses petstore_user.ada first_name"), List.of("validate"));
	}

	private static Map<String, Object> body(String name, Object value, String other, Object another,
			Map<String, Object> more) {
		Map<String, Object> body = new LinkedHashMap<>(more);
		body.put(name, value);
		body.put(other, another);
		return body;
	}

}
