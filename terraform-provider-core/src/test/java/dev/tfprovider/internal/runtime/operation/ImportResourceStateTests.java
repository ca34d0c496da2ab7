/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.time.Instant;
import java.util.List;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ImportResourceState}.
 */
class ImportResourceStateTests {

	private final ImportResourceState importResourceState = new ImportResourceState(
			new UpgradeResourceState(new FailureDiagnostics(List.of())), new FailureDiagnostics(List.of()),
			new RunningCalls(OperationSettings.DEFAULT));

	@Test
	void importSetsTheIdAndNothingElse() {
		Response response = importState(Pet.type(null), "42");
		assertThat(response.state()).isEqualTo(Pet.value("{id:42}"));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void importWhenThereAreSeveralIdsTakesThemInOrder() {
		Response response = importState(Room.class, "north/7");
		assertThat(response.state()).isEqualTo(value(Room.class, "{building:\"north\", number:7, windows:[]}"));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void importWhenOneIdContainsSlashesTakesItWhole() {
		assertThat(importState(Key.class, "a/b/c").state()).isEqualTo(value(Key.class, "{path:\"a/b/c\"}"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "north", "north/7/3", "", "/", "north/", "/7" })
	void importWhenFormIsAnotherNamesIt(String id) {
		Response response = importState(Room.class, id);
		assertThat(response.state().isNull()).isTrue();
		assertThat(response.diagnostics()).containsExactly(Diagnostic.error("Invalid import id",
				"The import id of acme_thing has the form \"building/number\", but was \"" + id + "\"."));
	}

	@Test
	void importWhenIdIsEmptyNamesTheForm() {
		assertThat(importState(Pet.type(null), "").diagnostics()).containsExactly(
				Diagnostic.error("Invalid import id", "The import id of acme_pet has the form \"id\", but was \"\"."));
	}

	@ParameterizedTest
	@ValueSource(strings = { "seven", "7.5", " ", "99999999999999999999" })
	void importWhenTextIsNoNumberSaysSo(String id) {
		Response response = importState(Pet.type(null), id);
		assertThat(response.state()).isEqualTo(Pet.value("null"));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Invalid import id");
			assertThat(diagnostic.detail()).startsWith(
					"The import id of acme_pet has the form \"id\", but \"" + id + "\" is no valid id: must be ");
		});
	}

	@Test
	void importWhenSeveralTextsAreBadNamesEach() {
		Response response = importState(Appointment.class, "noon/seven");
		assertThat(response.diagnostics()).extracting(Diagnostic::detail)
			.satisfiesExactly((first) -> assertThat(first).contains("\"noon\" is no valid at: "),
					(second) -> assertThat(second).contains("\"seven\" is no valid number: "));
	}

	@Test
	void importWhenThereIsNoIdIsNotSupported() {
		Response response = importState(Anonymous.class, "42");
		assertThat(response.state().isNull()).isTrue();
		assertThat(response.diagnostics()).containsExactly(Diagnostic.error("Import not supported",
				"acme_thing has no attribute that identifies an object, so it cannot be imported."));
	}

	private <M> Response importState(Class<M> model, String id) {
		ModelMapping<M> mapping = new ModelMappings(List.of()).resource(model);
		return importState(TypeFixtures.resource("acme_thing", Schema.of(mapping.block()), mapping,
				ResourceDeclaration.builder("thing", model, ManagedResource.class, () -> (ManagedResource<M>) null)
					.build()),
				id);
	}

	private <M> Response importState(ResourceType<M> type, String id) {
		ImportResourceState.Response response = this.importResourceState.importState(type,
				new ImportResourceState.Request(id, null, CallScope.detached()));
		TerraformValue state = response.objects()
			.stream()
			.map(ImportResourceState.Imported::state)
			.findFirst()
			.orElseGet(type::nothing);
		return new Response(state, response.diagnostics());
	}

	private static TerraformValue value(Class<?> model, String text) {
		return Notation.parse(text, new ModelMappings(List.of()).resource(model).block().impliedType());
	}

	/**
	 * What came of an import.
	 */
	record Response(TerraformValue state, List<Diagnostic> diagnostics) {

	}

	record Room(@Id(configured = true) String building, @Id(configured = true) int number, String color,
			@Block List<Window> windows) {

	}

	record Window(int width) {

	}

	record Key(@Id String path) {

	}

	record Appointment(@Id(configured = true) Instant at, @Id(configured = true) int number) {

	}

	record Anonymous(String name) {

	}

}
