/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.lang.Thread.State;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.ScopedCreationException;
import dev.tfprovider.internal.runtime.operation.AnyResource.Code;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Response;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.schema.SchemaCustomizer;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ApplyResourceChange}: what remains of an object although its author
 * made a mistake.
 */
class KeptObjectTests {

	private static final String NAMED = "{name:\"a\", size:3, address:?}";

	private static final String TWIN = "{region:\"north\", number:?, text:\"t\"}";

	private final PetApply pets = new PetApply();

	@Test
	void saveIdAcceptsAConfiguredIdentifierThatIsAsPlanned() {
		Response response = named((data) -> {
			data.saveId("a");
			return new Named("a", 3, "there");
		}).apply("null", NAMED);
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.state()).hasToString("{address=\"there\", name=\"a\", size=3}");
	}

	@Test
	void saveIdWithAConfiguredIdentifierKeepsTheObject() {
		assertThat(failingAfter(named((data) -> {
			data.saveId("a");
			throw new IllegalStateException("second step failed");
		}), NAMED)).isEqualTo("{address=null, name=\"a\", size=3}");
	}

	@Test
	void saveIdWithoutTheConfiguredIdentifierKeepsTheObject() {
		assertThat(failingAfter(named((data) -> {
			data.saveId();
			throw new IllegalStateException("second step failed");
		}), NAMED)).isEqualTo("{address=null, name=\"a\", size=3}");
	}

	@Test
	void saveIdWithAllIdentifiersOrWithThoseTheProviderGives() {
		assertThat(failingAfter(twin((data) -> {
			data.saveId(7L);
			throw new IllegalStateException("second step failed");
		}), TWIN)).isEqualTo("{number=7, region=\"north\", text=\"t\"}");
		assertThat(failingAfter(twin((data) -> {
			data.saveId("north", 7L);
			throw new IllegalStateException("second step failed");
		}), TWIN)).isEqualTo("{number=7, region=\"north\", text=\"t\"}");
	}

	@Test
	void saveIdWithAnotherConfiguredIdentifierKeepsTheObjectAndSaysSo() {
		Response response = twin((data) -> {
			data.saveId("south", 7L);
			return new Twin("north", 7L, "t");
		}).apply("null", TWIN);
		assertThat(response.state()).hasToString("{number=7, region=\"north\", text=\"t\"}");
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.isError()).isTrue();
			assertThat(diagnostic.detail()).contains("\"region\" is planned \"north\"", "\"south\"",
					"mistake in the provider");
		});
	}

	@Test
	void saveIdWithTooManyIdentifiersKeepsWhatIsConfigured() {
		Response response = named((data) -> {
			data.saveId("a", 7L);
			throw new IllegalStateException("second step failed");
		}).apply("null", NAMED);
		assertThat(response.state()).hasToString("{address=null, name=\"a\", size=3}");
		assertThat(response.diagnostics()).extracting(Diagnostic::detail)
			.anySatisfy((detail) -> assertThat(detail).contains("second step failed"))
			.anySatisfy((detail) -> assertThat(detail).contains("saveId", "got 2"));
	}

	@ParameterizedTest
	@MethodSource("mistakes")
	void mistakeIsReportedBesideTheObjectThatWasReturned(String words, Consumer<ResourceData<Pet>> mistake) {
		Response response = this.pets.create(PetResource.returning((data) -> {
			mistake.accept(data);
			return Pet.of(Pet.CREATED);
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value(Pet.CREATED));
		assertThat(response.privateState()).isEqualTo(PetApply.PRIVATE);
		assertThat(response.diagnostics()).isNotEmpty().allMatch(Diagnostic::isError);
		assertThat(response.diagnostics().toString()).contains(words);
	}

	@ParameterizedTest
	@MethodSource("mistakes")
	void mistakeIsReportedBesideTheObjectThatWasSaved(String words, Consumer<ResourceData<Pet>> mistake) {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.saveId(7L);
			mistake.accept(data);
			throw new IllegalStateException("second step failed");
		}), Pet.PLANNED);
		assertThat(((ObjectValue) response.state()).get("id")).isEqualTo(TerraformValue.number(7));
		assertThat(response.diagnostics().toString()).contains(words).contains("second step failed");
	}

	@ParameterizedTest
	@MethodSource("mistakes")
	void mistakeInADeleteDoesNotBringTheObjectBack(String words, Consumer<ResourceData<Pet>> mistake) {
		Response response = this.pets.apply(PetResource.returning((data) -> {
			mistake.accept(data);
			return null;
		}), PetApply.STATE, "null", "null");
		assertThat(response.state().isNull()).isTrue();
		assertThat(response.diagnostics()).isNotEmpty();
	}

	static Stream<Arguments> mistakes() {
		return Stream.of(mistake("identifiers", (data) -> data.saveId()),
				mistake("identifiers", (data) -> data.saveId(1L, 2L)),
				mistake("Invalid result for \"id\"", (data) -> data.saveId("seven")),
				mistake("visits", (data) -> data.save(halfVisited())), mistake("save", (data) -> data.save(none())),
				mistake("setPrivateState", (data) -> data.setPrivateState("no record")),
				mistake("setPrivateState", (data) -> data.setPrivateState(new Unfit(State.NEW, new Object[0]))),
				mistake("setPrivateState", (data) -> data.setPrivateState(new Open(Value.unknown()))));
	}

	private static Arguments mistake(String words, Consumer<ResourceData<Pet>> mistake) {
		return Arguments.of(words, mistake);
	}

	@Test
	void diagnosticThatIsNullIsReportedBesideTheObjectThatWasReturned() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.diagnostics().add(none());
			return Pet.of(Pet.CREATED);
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value(Pet.CREATED));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Diagnostic without a word");
	}

	@Test
	void saveOfWhatCannotBeWrittenKeepsTheRest() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.save(halfVisited());
			throw new IllegalStateException("second step failed");
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("{id:7, name:\"Rex\", status:\"available\"}"));
	}

	@Test
	void whatIsNotReturnedOfTheIdentifierIsTakenFromWhatWasSaved() {
		Response response = twin((data) -> {
			data.saveId(7L);
			return data.plan();
		}).apply("null", TWIN);
		assertThat(response.state()).hasToString("{number=7, region=\"north\", text=\"t\"}");
		assertThat(response.diagnostics()).isNotEmpty().allMatch(Diagnostic::isError);
	}

	@Test
	void whatCannotBeWrittenOfAnUpdateStaysAsItWas() {
		Response response = this.pets.update(PetResource.returning((data) -> halfVisited()),
				PetApply.STATE.replace("Old", "New"));
		assertThat(response.state()).isEqualTo(Pet.value("{id:1, name:\"Rex\", status:\"available\"}"));
		assertThat(response.diagnostics()).isNotEmpty().allMatch(Diagnostic::isError);
	}

	@Test
	void equalityThatFailsKeepsTheObjectInItsOwnNotation() {
		Named created = new Named("a", 3, "there");
		SchemaCustomizer customizer = (models) -> models.of(Named.class)
			.component("name", (name) -> name.equality(new SemanticEquality() {

				@Override
				public boolean test(TerraformValue first, TerraformValue second) {
					throw new IllegalStateException("no comparison");
				}

			}));
		ModelMappings mappings = ModelMappings
			.of(ProviderDefinition.builder("acme").schemaCustomizer(customizer).build());
		AnyResource<Named> resource = named((data) -> created);
		ResourceType<Named> type = ResourceType.of("acme_thing",
				ResourceDeclaration.builder("thing", Named.class, UpdatableResource.class, () -> resource).build(),
				mappings);
		Response response = this.pets.applyResourceChange()
			.apply(type, new Request(resource.value("null"), resource.value(NAMED),
					resource.value(NAMED.replace("?", "null")), PetApply.PRIVATE));
		assertThat(response.state()).hasToString("{address=\"there\", name=\"a\", size=3}");
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("no comparison");
	}

	@Test
	void createThatReturnsThePlanIsRecognized() {
		Response response = twin(ResourceData::plan).apply("null", TWIN);
		assertThat(response.diagnostics()).isNotEmpty()
			.last()
			.extracting(Diagnostic::detail)
			.asString()
			.endsWith(
					"Most likely create returned data.plan() as it was, in which \"number\" is null: return a record with "
							+ "the values that the upstream gave.");
	}

	@Test
	void planIsReturnedWithWhatTheUpstreamGave() {
		Response response = named((data) -> data.with(data.plan(), Named::address, "there")).apply("null", NAMED);
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.state()).hasToString("{address=\"there\", name=\"a\", size=3}");
	}

	@Test
	void createThatReturnsTheConfigurationIsRecognized() {
		AnyResource<Set> resource = new AnyResource<>(Set.class, ResourceData::config);
		Response response = this.pets.applyResourceChange()
			.apply(resource.type(), new Request(resource.value("null"), resource.value("{id:?, size:?, text:\"t\"}"),
					resource.value("{id:null, size:null, text:\"t\"}"), PetApply.PRIVATE));
		assertThat(response.diagnostics()).isNotEmpty()
			.allSatisfy((diagnostic) -> assertThat(diagnostic.detail())
				.contains("Most likely create returned data.plan() as it was, in which \"id\", \"size\" is null"));
	}

	@Test
	void createThatDecidesSomethingIsNotAccused() {
		Response response = new AnyResource<>(Set.class, (data) -> new Set(7L, null, "t")).apply("null",
				"{id:?, size:?, text:\"t\"}");
		assertThat(response.diagnostics()).isEmpty();
		Response without = new AnyResource<>(Set.class, (data) -> new Set(null, 3, "t")).apply("null",
				"{id:?, size:?, text:\"t\"}");
		assertThat(without.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.doesNotContain("Most likely");
	}

	@Test
	void scopedPartThatFailsIsToldWithoutTheWayThere() {
		Response response = this.pets.create(PetResource.throwing(new RuntimeException("Error creating bean",
				new ScopedCreationException("client", new IllegalArgumentException("endpoint boom is no URL")))),
				Pet.PLANNED);
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Could not set up the provider");
			assertThat(diagnostic.detail()).startsWith("endpoint boom is no URL\n\n")
				.contains("\"client\"")
				.doesNotContain("bean", "Exception");
		});
	}

	private static <T> T none() {
		return new AtomicReference<T>().get();
	}

	/**
	 * Returns a pet that cannot be written: a visit has no reason.
	 */
	private static Pet halfVisited() {
		Pet pet = Pet.of("{id:7, name:\"Rex\", status:\"available\"}");
		return new Pet(7L, pet.name(), pet.status(), null, null, null, null, null, null, null, null, null,
				Arrays.asList(KeptObjectTests.<Pet.Visit>none()));
	}

	private static AnyResource<Named> named(Code<Named> code) {
		return new AnyResource<>(Named.class, code);
	}

	private static AnyResource<Twin> twin(Code<Twin> code) {
		return new AnyResource<>(Twin.class, code);
	}

	/**
	 * Create and return the state, of which the only error is that the author's code
	 * failed.
	 */
	private static String failingAfter(AnyResource<?> resource, String planned) {
		Response response = resource.apply("null", planned);
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("second step failed");
		return response.state().toString();
	}

	/**
	 * An object that the practitioner names.
	 */
	record Named(@Id(configured = true) String name, @Nullable Integer size, @Computed @Nullable String address) {

	}

	/**
	 * An object that practitioner and provider name.
	 */
	record Twin(@Id(configured = true) String region, @Id Long number, @Nullable String text) {

	}

	/**
	 * An object of which the provider decides a part.
	 */
	record Set(@Id Long id, @Computed Integer size, @Nullable String text) {

	}

	/**
	 * Nothing that can be kept as private state.
	 */
	record Unfit(State state, Object[] array) {

	}

	/**
	 * What is not known cannot be kept.
	 */
	record Open(Value<String> text) {

	}

}
