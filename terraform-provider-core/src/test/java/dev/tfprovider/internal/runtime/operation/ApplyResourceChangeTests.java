/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostic.Severity;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Response;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * Tests for {@link ApplyResourceChange}: what the author returns.
 */
class ApplyResourceChangeTests {

	private final PetApply pets = new PetApply();

	@Test
	void createReturnsWhatTheAuthorReturned() {
		PetResource resource = PetResource.returning((data) -> Pet.of(Pet.CREATED));
		Response response = this.pets.create(resource, Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value(Pet.CREATED));
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.privateState()).isEqualTo(PetApply.PRIVATE);
		assertThat(resource.calls()).containsExactly("create");
	}

	@Test
	void createSeesConfigurationAndPlan() {
		List<Object> seen = new ArrayList<>();
		PetResource resource = PetResource.returning((data) -> {
			seen.add(data.config().status());
			seen.add(data.config().pin());
			seen.add(data.plan().id());
			seen.add(data.plan().name());
			seen.add(data.plan().nickname());
			assertThatIllegalStateException().isThrownBy(data::state)
				.withMessage("Terraform gives no prior state for this operation");
			return Pet.of(Pet.CREATED);
		});
		this.pets.apply(resource, "null", Pet.PLANNED, "{name:\"Rex\", pin:\"1234\"}");
		assertThat(seen).containsExactly("available", "1234", null, "Rex", Value.unknown());
	}

	@Test
	void updateSeesStateAndPlan() {
		PetResource resource = PetResource.returning((data) -> {
			assertThat(data.state().name()).isEqualTo("Old");
			assertThat(data.plan().name()).isEqualTo("New");
			assertThat(data.plan().created()).isEqualTo(Instant.parse("2026-01-01T00:00:00Z"));
			return data.plan();
		});
		Response response = this.pets.update(resource, PetApply.STATE.replace("Old", "New"));
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE.replace("Old", "New")));
		assertThat(resource.calls()).containsExactly("update");
	}

	@Test
	void changedComparesStateAndPlan() {
		PetResource resource = PetResource.returning((data) -> {
			assertThat(Stream.of("id", "name", "status", "tags", "created", "nickname", "visits", "pin")
				.filter(data::changed)).containsExactly("name", "tags", "nickname");
			assertThatIllegalArgumentException().isThrownBy(() -> data.changed("nmae")).withMessageContaining("'nmae'");
			return data.plan();
		});
		this.pets.update(resource,
				"{id:1, name:\"New\", status:\"sold\", tags:[], created:\"2026-01-01T00:00:00Z\", nickname:?}");
		assertThat(resource.calls()).containsExactly("update");
	}

	@Test
	void changedOnCreateIsTrueForWhatIsNotNull() {
		PetResource resource = PetResource.returning((data) -> {
			assertThat(Stream.of("id", "name", "status", "tags", "collar").filter(data::changed)).containsExactly("id",
					"name", "status");
			return Pet.of(Pet.CREATED);
		});
		assertThat(this.pets.create(resource, Pet.PLANNED).diagnostics()).isEmpty();
	}

	@Test
	void deleteReturnsNothing() {
		PetResource resource = PetResource.returning((data) -> {
			assertThat(data.state().id()).isEqualTo(1L);
			assertThatIllegalStateException().isThrownBy(data::plan);
			assertThatIllegalStateException().isThrownBy(data::config)
				.withMessage("Terraform gives no configuration for this operation");
			return null;
		});
		Response response = this.pets.apply(resource, PetApply.STATE, "null", "null");
		assertThat(response.state()).isEqualTo(Pet.value("null"));
		assertThat(response.privateState()).isEmpty();
		assertThat(response.diagnostics()).isEmpty();
		assertThat(resource.calls()).containsExactly("delete");
	}

	@Test
	void applyWhenThereIsNothingBeforeAndAfterCallsNothing() {
		PetResource resource = PetResource.throwing(new IllegalStateException());
		Response response = this.pets.apply(resource, "null", "null", "null");
		assertThat(response.state()).isEqualTo(Pet.value("null"));
		assertThat(response.diagnostics()).isEmpty();
		assertThat(resource.calls()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					# planned | returned | what the message says
					name:"a"                       | name:"A"                       | acme_pet.name: planned a string of 1 character, returned one of 1 character; they differ at position 1.
					name:"a"                       | name:""                        | acme_pet.name: planned a string of 1 character, returned one of 0 characters; they differ at position 1.
					tags:null                      | tags:["a"]                     | acme_pet.tags: planned null, returned [(a string of 1 character)].
					tags:["a"]                     | tags:null                      | acme_pet.tags: planned [(a string of 1 character)], returned null.
					tags:["a","b"]                 | tags:["b","a"]                 | acme_pet.tags: planned [(a string of 1 character), (a string of 1 character)], returned [(a string of 1 character), (a string of 1 character)]; the first difference is at [0]: planned a string of 1 character, returned one of 1 character; they differ at position 1.
					tags:["a"]                     | tags:["a","b"]                 | acme_pet.tags: planned [(a string of 1 character)], returned [(a string of 1 character), (a string of 1 character)].
					labels:{x:"1"}                 | labels:{y:"1"}                 | acme_pet.labels: planned a map of 1 element, returned a map of 1 element; their elements differ.
					labels:{x:"1"}                 | labels:null                    | acme_pet.labels: planned a map of 1 element, returned null.
					collar:null                    | collar:{color:"red"}           | acme_pet.collar: planned null, returned {color=(a string of 3 characters), engraving=null}.
					collar:{color:"red"}           | collar:null                    | acme_pet.collar: planned {color=(a string of 3 characters), engraving=null}, returned null.
					collar:{color:"red"}           | collar:{color:"rod"}           | acme_pet.collar.color: planned a string of 3 characters, returned one of 3 characters; they differ at position 2.
					toys:set[{name:"a",code:?}]    | toys:set[{name:"b",code:"1"}]  | acme_pet.toys: the planned element {name=(a string of 1 character), code=unknown} is not among those returned.
					toys:set[{name:"a",code:?}]    | toys:set[]                     | acme_pet.toys: the planned element {name=(a string of 1 character), code=unknown} is not among those returned.
					toys:set[]                     | toys:set[{name:"b",code:"1"}]  | acme_pet.toys: returned the element {name=(a string of 1 character), code=(a string of 1 character)}, which was not planned.
					visits:[{reason:"a",number:?}] | visits:[]                      | acme_pet.visits: planned 1 elements, returned 0.
					visits:[{reason:"a",number:?}] | visits:[{reason:"b",number:1}] | acme_pet.visits[0].reason: planned a string of 1 character, returned one of 1 character; they differ at position 1.
					born:"2026-01-01T00:00:00Z"    | born:"2026-01-01T00:00:01Z"    | acme_pet.born: planned a string of 20 characters, returned one of 20 characters; they differ at position 19.
					status:"sold"                  | status:"available"             | acme_pet.status: planned a string of 4 characters, returned one of 9 characters; they differ at position 1.
					""")
	void createWhenResultDiffersSaysHowAndKeepsTheState(String planned, String returned, String expected) {
		String result = PetApply.with(Pet.CREATED, returned);
		Response response = this.pets.create(PetResource.returning((data) -> Pet.of(result)),
				PetApply.with(Pet.PLANNED, planned));
		assertThat(response.state()).isEqualTo(Pet.value(result));
		assertThat(response.privateState()).isEqualTo(PetApply.PRIVATE);
		assertThat(response.diagnostics()).isNotEmpty().allSatisfy((diagnostic) -> {
			assertThat(diagnostic.severity()).isEqualTo(Severity.ERROR);
			assertThat(diagnostic.summary()).isEqualTo("Provider returned an inconsistent result");
			assertThat(diagnostic.attribute().toString()).startsWith(expected.replaceAll("acme_pet\\.(\\w+).*", "$1"));
			assertThat(diagnostic.detail()).contains("mistake in the provider");
		});
		assertThat(response.diagnostics().get(0).detail()).startsWith(expected
				+ (expected.contains("string") ? " Run with TF_LOG_PROVIDER=DEBUG to see the values." : "") + "\n\n");
	}

	@Test
	void messageAboutResultNamesRuleAndRemedy() {
		Response response = this.pets
			.create(PetResource.returning((data) -> Pet.of(PetApply.with(Pet.CREATED, "tags:[\"a\"]"))), Pet.PLANNED);
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("A value that was planned as null must come back as null.")
			.contains("Return null for what was not configured, not an empty text or collection");
	}

	@Test
	void createWhenSomethingStaysUnknownSaysSoAndKeepsTheRest() {
		PetResource resource = PetResource.returning((data) -> data.plan());
		Response response = this.pets.create(resource,
				"{id:1, name:\"Rex\", status:\"available\", " + "created:\"2026-01-01T00:00:00Z\", nickname:?}");
		assertThat(response.state()).isEqualTo(Pet.value(Pet.CREATED));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.attribute()).isEqualTo(AttributePath.root("nickname"));
			assertThat(diagnostic.detail()).startsWith("acme_pet.nickname: returned an unknown value.");
		});
	}

	@Test
	void createWhenResultCannotBeWrittenKeepsWhatCan() {
		PetResource resource = PetResource.returning((data) -> Pet.of("{id:7, name:null, status:\"available\"}"));
		Response response = this.pets.create(resource, Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("{id:7, status:\"available\"}"));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.severity()).isEqualTo(Severity.ERROR);
			assertThat(diagnostic.attribute()).isEqualTo(AttributePath.root("name"));
			assertThat(diagnostic.summary()).isEqualTo("Invalid result for \"name\"");
		});
	}

	@Test
	void createWhenNothingIsReturnedSaysSo() {
		Response response = this.pets.create(PetResource.returning((data) -> null), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("null"));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Provider returned nothing");
			assertThat(diagnostic.detail()).startsWith("The create method of acme_pet returned null");
		});
	}

	@Test
	void createWhenNothingIsReturnedKeepsWhatWasSaved() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.save(Pet.of("{id:7}"));
			return null;
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("{id:7, status:\"available\"}"));
		assertThat(response.diagnostics()).hasSize(1);
	}

	@Test
	void updateWhenNothingIsReturnedKeepsWhatWasBefore() {
		Response response = this.pets.update(PetResource.returning((data) -> null),
				PetApply.STATE.replace("Old", "New"));
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.startsWith("The update method of acme_pet returned null");
	}

	@Test
	void saveIsForgottenWhenTheMethodReturns() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.save(Pet.of("{id:7}"));
			return Pet.of(Pet.CREATED);
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value(Pet.CREATED));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void warningsDoNotChangeTheResult() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.diagnostics().warning("Careful", "It bites.");
			return Pet.of(Pet.CREATED);
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value(Pet.CREATED));
		assertThat(response.diagnostics()).containsExactly(Diagnostic.warning("Careful", "It bites."));
	}

	@Test
	void resultIsNotCheckedWhenThereAreErrors() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.diagnostics().error("Half done", "The collar is missing.");
			return Pet.of(PetApply.with(Pet.CREATED, "name:\"Other\""));
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.with(Pet.CREATED, "name:\"Other\"")));
		assertThat(response.diagnostics()).containsExactly(Diagnostic.error("Half done", "The collar is missing."));
	}

	@Test
	void resultThatMeansTheSameIsReturnedAsPlanned() {
		String planned = PetApply.with(Pet.PLANNED, "born:\"2026-01-01T12:00:00+01:00\"");
		Response response = this.pets.create(
				PetResource.returning((data) -> Pet.of(PetApply.with(Pet.CREATED, "born:\"2026-01-01T11:00:00Z\""))),
				planned);
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.state())
			.isEqualTo(Pet.value(PetApply.with(Pet.CREATED, "born:\"2026-01-01T12:00:00+01:00\"")));
	}

	@Test
	void writeOnlyValuesNeverReachTheState() {
		Function<ResourceData<Pet>, Pet> echo = (data) -> Pet.of(PetApply.with(Pet.CREATED, "pin:\"1234\""));
		Response returned = this.pets.apply(PetResource.returning(echo::apply), "null", Pet.PLANNED,
				"{name:\"Rex\", pin:\"1234\"}");
		assertThat(returned.state()).isEqualTo(Pet.value(Pet.CREATED));
		assertThat(returned.diagnostics()).isEmpty();
		Response saved = this.pets.apply(PetResource.returning((data) -> {
			data.save(echo.apply(data));
			throw new IllegalStateException();
		}), "null", Pet.PLANNED, "{name:\"Rex\", pin:\"1234\"}");
		assertThat(saved.state()).isEqualTo(Pet.value(Pet.CREATED));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			secret:"hidden1"                            | secret:"hidden2"
			secret:null                                 | secret:"hidden2"
			secret:"hidden1"                            | secret:null
			collar:null                                 | collar:{color:"red",engraving:"hidden2"}
			collar:{color:"red",engraving:"hidden1"}    | collar:null
			collar:{color:"red",engraving:"hidden1"}    | collar:{color:"blue",engraving:"hidden1"}
			collar:{color:"red",engraving:"hidden1"}    | collar:{color:"red",engraving:"hidden2"}
			""")
	void sensitiveValuesAreInNoMessage(String planned, String returned) {
		Response response = this.pets.create(
				PetResource.returning((data) -> Pet.of(PetApply.with(Pet.CREATED, returned))),
				PetApply.with(Pet.PLANNED, planned));
		assertThat(response.diagnostics()).isNotEmpty();
		assertThat(response.diagnostics().toString()).doesNotContain("hidden");
	}

	@Test
	void privateStateIsReadAndWritten() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			assertThat(data.privateState(PetApply.Note.class)).contains(new PetApply.Note(1));
			data.setPrivateState(new PetApply.Note(5));
			assertThat(data.privateState(PetApply.Note.class)).contains(new PetApply.Note(5));
			return Pet.of(Pet.CREATED);
		}), Pet.PLANNED);
		assertThat(response.privateState()).asString().isEqualTo("{\"number\":5}");
	}

	@Test
	void privateStateMayBeCleared() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.setPrivateState(null);
			assertThat(data.privateState(PetApply.Note.class)).isEmpty();
			return Pet.of(Pet.CREATED);
		}), Pet.PLANNED);
		assertThat(response.privateState()).isEmpty();
	}

	@Test
	void privateStateWhenThereIsNoneIsEmpty() {
		ResourceType<Pet> type = Pet.type(PetResource.returning((data) -> {
			assertThat(data.privateState(PetApply.Note.class)).isEmpty();
			return Pet.of(Pet.CREATED);
		}));
		Response response = this.pets.applyResourceChange()
			.apply(type,
					new Request(Pet.value("null"), Pet.value(Pet.PLANNED), Pet.value("{name:\"Rex\"}"), new byte[0]));
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.privateState()).isEmpty();
	}

}
