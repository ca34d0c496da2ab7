/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.pet;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

import dev.tfprovider.sample.petstore.api.PetstoreApiExtension;
import dev.tfprovider.sample.petstore.api.pet.Pet.Photo;
import dev.tfprovider.sample.petstore.api.pet.Pet.Tag;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PetControllerTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String REX = """
			{
			  "name": "Rex",
			  "category": {"id": 7, "name": "dogs"},
			  "photos": [{"url": "https://example.org/2.png"}, {"url": "https://example.org/1.png", "caption": "Asleep"}],
			  "tags": [{"name": "small"}, {"name": "brown"}],
			  "status": "pending",
			  "weightGrams": 4200
			}
			""";

	@BeforeEach
	void deleteAllPets() {
		PetRepository pets = api.bean(PetRepository.class);
		pets.findAll(null, null).forEach((pet) -> pets.delete(pet.id()));
	}

	@Test
	void createReturnsThePetWithIdAndLocation() {
		var created = api.post("/api/v3/pet", REX);

		assertThat(created).hasStatus(HttpStatus.CREATED)
			.hasContentType(MediaType.APPLICATION_JSON)
			.bodyJson()
			.isLenientlyEqualTo(REX);
		long id = api.bean(PetRepository.class).findAll(null, null).get(0).id();
		assertThat(created).hasHeader("Location", "http://localhost:%d/api/v3/pet/%d".formatted(api.port(), id))
			.bodyJson()
			.extractingPath("$.id")
			.isEqualTo((int) id);
	}

	@Test
	void getReturnsWhatCreateReturned() {
		var created = api.post("/api/v3/pet", REX);
		String location = created.getExchangeResult().getResponseHeaders().getLocation().getPath();

		String body = new String(created.getExchangeResult().getResponseBodyContent());
		assertThat(api.get(location)).hasStatusOk().hasBodyTextEqualTo(body);
	}

	@Test
	void createWhenOnlyNameIsGivenFillsInDefaults() {
		assertThat(api.post("/api/v3/pet", "{\"name\": \"Rex\"}")).hasStatus(HttpStatus.CREATED)
			.bodyJson()
			.isLenientlyEqualTo("""
					{
					  "name": "Rex", "category": null, "photos": [], "tags": [],
					  "status": "available", "weightGrams": null
					}
					""");
	}

	@Test
	void createWhenOptionalFieldsAreNullFillsInDefaults() {
		assertThat(api.post("/api/v3/pet", """
				{
				  "name": "Rex", "category": null, "photos": null, "tags": null, "status": null,
				  "weightGrams": null
				}
				""")).hasStatus(HttpStatus.CREATED).bodyJson().isLenientlyEqualTo("""
				{
				  "name": "Rex", "category": null, "photos": [], "tags": [],
				  "status": "available", "weightGrams": null
				}
				""");
	}

	@Test
	void createWhenCategoryHasNoIdKeepsIt() {
		String location = api.create("/api/v3/pet", "{\"name\": \"Rex\", \"category\": {\"name\": \"dogs\"}}");

		assertThat(api.get(location)).bodyJson()
			.isLenientlyEqualTo("{\"category\": {\"id\": null, \"name\": \"dogs\"}}");
	}

	@Test
	void createWhenBodyHasIdAndUnknownFieldsIgnoresThem() {
		assertThat(api.post("/api/v3/pet", "{\"id\": -1, \"name\": \"Rex\", \"wings\": 2}"))
			.hasStatus(HttpStatus.CREATED)
			.bodyJson()
			.doesNotHavePath("$.wings")
			.extractingPath("$.id")
			.isNotEqualTo(-1);
	}

	@Test
	void createdAtAndUpdatedAtAreEqualInstantsUntilThePetIsReplaced() {
		PetRepository pets = api.bean(PetRepository.class);
		Instant before = Instant.now().minusMillis(1);
		String location = api.create("/api/v3/pet", REX);
		Pet created = pets.findAll(null, null).get(0);
		assertThat(created.createdAt()).isBetween(before, Instant.now()).isEqualTo(created.updatedAt());

		api.put(location, REX);

		Pet replaced = pets.findAll(null, null).get(0);
		assertThat(replaced.createdAt()).isEqualTo(created.createdAt());
		assertThat(replaced.updatedAt()).isAfterOrEqualTo(created.updatedAt());
	}

	@Test
	void putReplacesEverything() {
		String location = api.create("/api/v3/pet", REX);

		assertThat(api.put(location, "{\"name\": \"Max\", \"status\": \"sold\", \"tags\": [{\"name\": \"brown\"}]}"))
			.hasStatusOk();

		assertThat(api.get(location)).bodyJson().isLenientlyEqualTo("""
				{
				  "name": "Max", "category": null, "photos": [], "tags": [{"name": "brown"}],
				  "status": "sold", "weightGrams": null
				}
				""");
	}

	@Test
	void photoKeepsItsNumberForAsLongAsItsAddressStays() {
		PetRepository pets = api.bean(PetRepository.class);
		String location = api.create("/api/v3/pet", REX);
		List<Photo> before = pets.findAll(null, null).get(0).photos();

		assertThat(api.put(location, """
				{
				  "name": "Rex",
				  "photos": [
				    {"url": "https://example.org/1.png"}, {"url": "https://example.org/3.png"},
				    {"url": "https://example.org/2.png", "caption": "Awake"}
				  ]
				}
				""")).hasStatusOk();

		List<Photo> after = pets.findAll(null, null).get(0).photos();
		assertThat(after).hasSize(3);
		assertThat(after.get(0)).isEqualTo(new Photo(before.get(1).id(), "https://example.org/1.png", null));
		assertThat(after.get(1).id()).isGreaterThan(before.get(1).id());
		assertThat(after.get(2)).isEqualTo(new Photo(before.get(0).id(), "https://example.org/2.png", "Awake"));

		api.put(location, "{\"name\": \"Rex\"}");
		assertThat(pets.findAll(null, null).get(0).photos()).isEmpty();
	}

	@Test
	void photoWithTheAddressOfAnotherIsRefused() {
		assertThat(api.post("/api/v3/pet", """
				{"name": "Rex", "photos": [{"url": "a"}, {"url": "b"}, {"url": "a"}]}
				""")).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT).bodyJson().isLenientlyEqualTo("""
				{"errors": [{"field": "photos[2].url", "message": "must not be the address of another photo"}]}
				""");
		assertThat(api.bean(PetRepository.class).findAll(null, null)).isEmpty();
	}

	@Test
	void deleteMakesThePetUnknownToEveryCall() {
		String location = api.create("/api/v3/pet", REX);

		assertThat(api.delete(location)).hasStatus(HttpStatus.NO_CONTENT).body().isEmpty();

		assertThat(api.get(location)).hasStatus(HttpStatus.NOT_FOUND);
		assertThat(api.put(location, REX)).hasStatus(HttpStatus.NOT_FOUND);
		assertThat(api.delete(location)).hasStatus(HttpStatus.NOT_FOUND);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			/api/v3/pet                             | Rex,Max,Leo
			/api/v3/pet?status=available            | Max,Leo
			/api/v3/pet?status=sold                 |
			/api/v3/pet?tag=brown                   | Rex,Leo
			/api/v3/pet?tag=brown&status=available  | Leo
			/api/v3/pet?tag=green                   |
			""")
	void findAppliesTheFiltersGiven(String uri, String names) {
		api.post("/api/v3/pet", REX);
		api.post("/api/v3/pet", "{\"name\": \"Max\"}");
		api.post("/api/v3/pet", "{\"name\": \"Leo\", \"tags\": [{\"name\": \"brown\"}]}");

		assertThat(api.get(uri)).hasStatusOk()
			.bodyJson()
			.extractingPath("$[*].name")
			.isEqualTo((names != null) ? List.of(names.split(",")) : List.of());
	}

	@Test
	void findReturnsAllTagsOfAPetFoundByOne() {
		api.post("/api/v3/pet", REX);

		assertThat(api.get("/api/v3/pet?tag=brown")).bodyJson()
			.extractingPath("$[0].tags[*].name")
			.isEqualTo(List.of("small", "brown"));
	}

	@Test
	void fiftyParallelCreatesGetFiftyIds() {
		List<String> locations = IntStream.range(0, 50)
			.boxed()
			.toList()
			.parallelStream()
			.map((i) -> api.create("/api/v3/pet",
					"{\"name\": \"Rex %d\", \"tags\": [{\"name\": \"a\"}, {\"name\": \"b\"}]}".formatted(i)))
			.toList();

		assertThat(locations).doesNotHaveDuplicates().hasSize(50);
		List<Pet> pets = api.bean(PetRepository.class).findAll(null, "b");
		assertThat(pets).extracting(Pet::name)
			.containsExactlyInAnyOrderElementsOf(IntStream.range(0, 50).mapToObj((i) -> "Rex " + i).toList());
		assertThat(pets).extracting(Pet::tags).containsOnly(List.of(new Tag("a"), new Tag("b")));
	}

	@Test
	void insertWhenATagDoesNotFitLeavesNoPetBehind() {
		PetRepository pets = api.bean(PetRepository.class);
		PetRequest request = new PetRequest("Rex", null, List.of(), List.of(new Tag("t".repeat(65))), null, null);

		assertThatExceptionOfType(DataIntegrityViolationException.class).isThrownBy(() -> pets.insert(request));

		assertThat(pets.findAll(null, null)).isEmpty();
	}

	@Test
	void updateWhenATagDoesNotFitLeavesThePetAsItWas() {
		PetRepository pets = api.bean(PetRepository.class);
		api.post("/api/v3/pet", REX);
		Pet before = pets.findAll(null, null).get(0);
		PetRequest request = new PetRequest("Max", null, List.of(), List.of(new Tag("t".repeat(65))), null, null);

		assertThatExceptionOfType(DataIntegrityViolationException.class)
			.isThrownBy(() -> pets.update(before.id(), request));

		assertThat(pets.find(before.id())).contains(before);
	}

}
