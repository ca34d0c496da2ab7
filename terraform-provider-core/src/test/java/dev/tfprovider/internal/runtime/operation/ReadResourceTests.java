/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.operation.ReadResource.Response;
import dev.tfprovider.path.AttributePath;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * Tests for {@link ReadResource}.
 */
class ReadResourceTests {

	private static final byte[] PRIVATE = { 1, 2, 3 };

	private static final String STATE = Pet.CREATED;

	private final RunningCalls runningCalls = new RunningCalls(OperationSettings.DEFAULT);

	private final ReadResource readResource = new ReadResource(new FailureDiagnostics(List.of()), this.runningCalls,
			PetApply.RECORDS);

	@Test
	void readReturnsWhatIsThere() {
		String now = STATE.replace("Rex", "Max");
		Response response = read(STATE, (data) -> {
			assertThat(data.state().name()).isEqualTo("Rex");
			return Optional.of(Pet.of(now));
		});
		assertThat(response.state()).isEqualTo(Pet.value(now));
		assertThat(response.privateState()).isEqualTo(PRIVATE);
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void readHasNeitherConfigurationNorPlan() {
		Response response = read(STATE, (data) -> {
			assertThatIllegalStateException().isThrownBy(data::config);
			assertThatIllegalStateException().isThrownBy(data::plan)
				.withMessage("Terraform gives no plan for this operation");
			return Optional.empty();
		});
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void readWhenObjectIsGoneReturnsNull() {
		Response response = read(STATE, (data) -> Optional.empty());
		assertThat(response.state()).isEqualTo(Pet.value("null"));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void readWhenNullIsReturnedKeepsStateAndSaysSo() {
		Response response = read(STATE, (data) -> null);
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.isError()).isTrue();
			assertThat(diagnostic.summary()).isEqualTo("Provider returned nothing");
			assertThat(diagnostic.detail()).contains("returned null instead of an Optional");
		});
	}

	@Test
	void readWhenThereIsNoStateCallsNothing() {
		List<Object> calls = new ArrayList<>();
		Response response = read("null", (data) -> {
			calls.add(data);
			return Optional.empty();
		});
		assertThat(response.state()).isEqualTo(Pet.value("null"));
		assertThat(calls).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("failures")
	void readWhenItFailsKeepsState(Throwable failure) {
		Response response = read(STATE, (data) -> {
			throw failure;
		});
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
		assertThat(response.privateState()).isEqualTo(PRIVATE);
		assertThat(response.diagnostics()).anyMatch(Diagnostic::isError);
	}

	static Stream<Throwable> failures() {
		return Stream.of(new IllegalStateException("boom"), new OutOfMemoryError("heap"), new StackOverflowError(),
				new InterruptedException(), new DiagnosticException("Refused", "No."),
				new ProviderNotConfiguredException(List.of()));
	}

	@Test
	void readWhenSettingsAreNotKnownYetWarnsAndKeepsState() {
		Response response = read(STATE, (data) -> {
			throw new RuntimeException("Error creating bean",
					new ProviderNotConfiguredException(List.of(AttributePath.root("endpoint"))));
		});
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
		assertThat(response.diagnostics()).containsExactly(Diagnostic.warning("Could not refresh acme_pet",
				"\"endpoint\" of the provider block is not known yet, so the object is planned with what Terraform "
						+ "remembers."));
	}

	@Test
	void readWhenResultCannotBeWrittenKeepsState() {
		Response response = read(STATE, (data) -> Optional.of(Pet.of("{id:1, name:\"Rex\", tags:[null]}")));
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::attribute)
			.isEqualTo(AttributePath.root("tags").index(0));
	}

	@Test
	void readKeepsNotationOfTheState() {
		String state = "{id:1, name:\"Rex\", status:\"sold\", born:\"2026-01-01T12:00:00+01:00\", "
				+ "created:\"2026-01-01T02:00:00+02:00\"}";
		Response response = read(state, (data) -> Optional.of(data.state()));
		assertThat(response.state()).isEqualTo(Pet.value(state));
	}

	@Test
	void readReturnsNeitherWriteOnlyNorUnknownValues() {
		Response response = read(STATE,
				(data) -> Optional.of(Pet.of(STATE.replace("}", ", pin:\"1234\", nickname:?}"))));
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
	}

	@Test
	void readAfterImportSeesNothingButTheId() {
		Response response = read("{id:1, status:null}", (data) -> {
			assertThat(data.state().id()).isEqualTo(1L);
			assertThat(data.state().name()).isNull();
			assertThat(data.state().created()).isNull();
			assertThat(data.state().visits()).isEmpty();
			return Optional.of(Pet.of(STATE));
		});
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void nullOfAnImportedStateIsExplained() {
		Response response = read("{id:1, status:null}",
				(data) -> Optional.of(data.state()).filter((pet) -> pet.name().isEmpty()));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail, InstanceOfAssertFactories.STRING)
			.startsWith("java.lang.NullPointerException: ")
			.contains("The state has no value for \"name\", as after an import", "may rely on the identifiers alone");
	}

	@Test
	void nullOfAWholeStateIsNotExplained() {
		Response response = read(STATE, (data) -> {
			throw new NullPointerException("other");
		});
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail, InstanceOfAssertFactories.STRING)
			.doesNotContain("as after an import");
	}

	@Test
	void readAfterImportMayLeaveOutWhatTheUpstreamNeverShows() {
		Response response = read("{id:1, status:null}", (data) -> Optional.of(Pet.of("{id:1, status:\"sold\"}")));
		assertThat(response.state()).isEqualTo(Pet.value("{id:1, status:\"sold\"}"));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void readMayChangePrivateState() {
		Response response = read(STATE, (data) -> {
			data.setPrivateState(new PetApply.Note(7));
			return Optional.of(data.state());
		});
		assertThat(response.privateState()).asString().isEqualTo("{\"number\":7}");
	}

	@Test
	void readIsCancelledWithTheProvider() {
		Response response = read(STATE, (data) -> {
			this.runningCalls.cancel(null);
			Thread.sleep(60_000);
			return Optional.empty();
		});
		assertThat(response.state()).isEqualTo(Pet.value(STATE));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Operation cancelled");
	}

	private Response read(String state, PetResource.Code<Optional<Pet>> code) {
		return this.readResource.read(Pet.type(PetResource.reading(code)),
				PetApply.remembered(Pet.value(state), PRIVATE));
	}

}
