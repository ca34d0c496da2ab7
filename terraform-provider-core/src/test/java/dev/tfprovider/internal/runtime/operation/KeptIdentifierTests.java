/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Response;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Identifiers}: an object stays the one it is, whether or not Terraform
 * keeps its identity.
 */
class KeptIdentifierTests {

	private static final String STATE = "{id:1, name:\"Old\", status:\"sold\", created:\"2026-01-01T00:00:00Z\"}";

	@ParameterizedTest
	@CsvSource({ "2,it was {id=1},now it is {id=2}", "null,it was {id=1},now it is {id=null}" })
	void readOfAnotherObjectIsAnErrorAndKeepsTheState(String id, String before, String after) {
		String other = STATE.replace("id:1", "id:" + id);
		ReadResource.Response response = pet((data) -> Pet.of(other)).read(notation(STATE));
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.isError()).isTrue();
			assertThat(diagnostic.summary()).isEqualTo("Unexpected identity change");
			assertThat(diagnostic.detail()).contains(before, after, "mistake in the provider");
		});
	}

	@Test
	void readFindsOutWhatAnImportLeftOut() {
		Response written = part((data) -> new Part("n", 3L, "t")).apply("null",
				"{region:\"n\", account:?, text:\"t\"}");
		assertThat(written.diagnostics()).isEmpty();
		ReadResource.Response response = part((data) -> new Part("n", 3L, "t")).read("{region:\"n\"}");
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.state()).isEqualTo(written.state());
	}

	@Test
	void readOfAnotherObjectHidesWhatIsSensitive() {
		ReadResource.Response response = new AnyResource<>(Hidden.class, (data) -> new Hidden("hush2", "t"))
			.read("{id:\"hush1\", text:\"t\"}");
		assertThat(response.state()).hasToString("{id=\"hush1\", text=\"t\"}");
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("{id=a sensitive value}")
			.doesNotContain("hush");
	}

	@ParameterizedTest
	@CsvSource({ "2", "null" })
	void updateThatReturnsAnotherObjectKeepsTheIdentifier(String id) {
		Response response = pet((data) -> Pet.of(STATE.replace("Old", "New").replace("id:1", "id:" + id)))
			.apply(notation(STATE), notation(STATE.replace("Old", "New")));
		assertThat(response.state()).isEqualTo(Pet.value(STATE.replace("Old", "New")));
		assertThat(response.diagnostics()).isNotEmpty().allMatch(Diagnostic::isError);
		assertThat(response.identity()).hasToString("{id=1}");
	}

	@Test
	void updateThatReturnsAnotherObjectBesideAnErrorKeepsTheIdentifierAndSaysSo() {
		Response response = pet((data) -> {
			data.diagnostics().error("Not quite", "Something is missing.");
			return Pet.of(STATE.replace("id:1", "id:2"));
		}).apply(notation(STATE), notation(STATE.replace("Old", "New")));
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
		assertThat(response.diagnostics()).extracting(Diagnostic::summary)
			.containsExactly("Not quite", "Unexpected identity change");
	}

	@Test
	void updateThatSavesAnotherObjectKeepsTheIdentifierAndSaysSo() {
		Response response = pet((data) -> {
			data.save(Pet.of(STATE.replace("id:1", "id:2").replace("Old", "Half")));
			throw new IllegalStateException("second step failed");
		}).apply(notation(STATE), notation(STATE.replace("Old", "New")));
		assertThat(response.state()).isEqualTo(Pet.value(STATE.replace("Old", "Half")));
		assertThat(response.diagnostics()).extracting(Diagnostic::summary)
			.containsExactly("Could not update acme_thing", "Unexpected identity change");
	}

	@Test
	void deleteThatSavesAnotherObjectKeepsTheIdentifier() {
		Response response = pet((data) -> {
			data.save(Pet.of(STATE.replace("id:1", "id:2")));
			throw new IllegalStateException("second step failed");
		}).apply(notation(STATE), "null");
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
	}

	@Test
	void createThatReturnsNoIdentifierIsAnErrorWhereThereIsNoIdentity() {
		Response response = new AnyResource<>(Hidden.class, (data) -> new Hidden(null, "t")).apply("null",
				"{id:?, text:\"t\"}");
		assertThat(response.diagnostics()).extracting(Diagnostic::summary).contains("Missing resource identity");
	}

	private static AnyResource<Pet> pet(AnyResource.Code<Pet> code) {
		return new AnyResource<>(Pet.class, code);
	}

	private static AnyResource<Part> part(AnyResource.Code<Part> code) {
		return new AnyResource<>(Part.class, code);
	}

	private static String notation(String pet) {
		return pet.substring(0, pet.length() - 1) + ", visits:[]}";
	}

	/**
	 * An object of which a part of the identifier can be found out.
	 */
	record Part(@Id(configured = true) String region, @Id(optionalForImport = true) Long account,
			@Nullable String text) {

	}

	/**
	 * An object whose identifiers are no identity.
	 */
	record Hidden(@Id @Sensitive @Nullable String id, String text) {

	}

}
