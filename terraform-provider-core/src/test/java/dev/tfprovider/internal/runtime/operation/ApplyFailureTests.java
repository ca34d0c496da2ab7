/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.net.http.HttpTimeoutException;
import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Response;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.RateLimited;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ApplyResourceChange}: what the author throws, and what remains then.
 */
class ApplyFailureTests {

	private final PetApply pets = new PetApply();

	@ParameterizedTest
	@MethodSource("failures")
	void createWhenItFailsAnswersWithoutState(Throwable failure) {
		Response response = this.pets.create(PetResource.throwing(failure), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("null"));
		assertThat(response.privateState()).isEqualTo(PetApply.PRIVATE);
		assertThat(response.diagnostics()).anyMatch(Diagnostic::isError);
	}

	@ParameterizedTest
	@MethodSource("failures")
	void updateWhenItFailsKeepsWhatWasBefore(Throwable failure) {
		Response response = this.pets.update(PetResource.throwing(failure), PetApply.STATE.replace("Old", "New"));
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE));
		assertThat(response.privateState()).isEqualTo(PetApply.PRIVATE);
		assertThat(response.diagnostics()).anyMatch(Diagnostic::isError);
	}

	@ParameterizedTest
	@MethodSource("failures")
	void deleteWhenItFailsKeepsWhatWasBefore(Throwable failure) {
		Response response = this.pets.apply(PetResource.throwing(failure), PetApply.STATE, "null", "null");
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE));
		assertThat(response.privateState()).isEqualTo(PetApply.PRIVATE);
		assertThat(response.diagnostics()).anyMatch(Diagnostic::isError);
	}

	@ParameterizedTest
	@MethodSource("failures")
	void createWhenItFailsAfterSaveKeepsWhatWasSaved(Throwable failure) {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.setPrivateState(new PetApply.Note(9));
			data.save(Pet.of("{id:7, name:\"Rex\", nickname:?}"));
			throw failure;
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("{id:7, name:\"Rex\", status:\"available\"}"));
		assertThat(response.privateState()).asString().isEqualTo("{\"number\":9}");
		assertThat(response.diagnostics()).anyMatch(Diagnostic::isError);
	}

	static Stream<Throwable> failures() {
		return Stream.of(new IllegalStateException("boom"), new Exception("checked"), new OutOfMemoryError("heap"),
				new StackOverflowError(), new AssertionError("assertion"), new InterruptedException(),
				new NoClassDefFoundError("com/acme/Missing"), new RuntimeException((String) null),
				new DiagnosticException("Refused", "The store refuses."),
				new DiagnosticException(List.of(Diagnostic.warning("Careful", "Only a warning."))),
				new ProviderNotConfiguredException(List.of()),
				new ProviderNotConfiguredException(List.of(AttributePath.root("endpoint"))), new Unspeakable());
	}

	@ParameterizedTest
	@MethodSource("fixed")
	void changeOfWhatDoesNotUpdateIsAnError(ManagedResource<Pet> code) {
		ResourceType<Pet> type = ResourceType.of("acme_pet",
				ResourceDeclaration.builder("pet", Pet.class, code.getClass(), () -> code).build(),
				new ModelMappings(List.of()));
		Response response = this.pets.applyResourceChange()
			.apply(type, new Request(Pet.value(PetApply.STATE), Pet.value(PetApply.STATE.replace("Old", "New")),
					Pet.value("{name:\"New\"}"), PetApply.PRIVATE));
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Could not update acme_pet");
			assertThat(diagnostic.detail()).startsWith("java.lang.UnsupportedOperationException: "
					+ code.getClass().getName() + " does not implement update");
		});
	}

	static Stream<ManagedResource<Pet>> fixed() {
		return Stream.of(new FixedPets(), new LimitedPets());
	}

	@Test
	void stackOverflowOfAuthorCodeIsAnswered() {
		Response response = this.pets.create(PetResource.returning((data) -> endless(data, 0)), Pet.PLANNED);
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.startsWith("java.lang.StackOverflowError\n");
	}

	@Test
	void saveMayBeCalledAgain() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.save(Pet.of("{id:7}"));
			data.save(Pet.of("{id:7, name:\"Rex\"}"));
			throw new IllegalStateException();
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("{id:7, name:\"Rex\", status:\"available\"}"));
	}

	@Test
	void saveKeepsPlannedNotation() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.save(Pet.of("{id:7, name:\"Rex\", born:\"2026-01-01T11:00:00Z\"}"));
			throw new IllegalStateException();
		}), PetApply.with(Pet.PLANNED, "born:\"2026-01-01T12:00:00+01:00\""));
		assertThat(response.state())
			.isEqualTo(Pet.value("{id:7, name:\"Rex\", status:\"available\", born:\"2026-01-01T12:00:00+01:00\"}"));
	}

	@Test
	void deleteWhenItFailsAfterSaveKeepsWhatWasSaved() {
		Response response = this.pets.apply(PetResource.returning((data) -> {
			data.save(Pet.of(PetApply.STATE.replace("sold", "dying")));
			throw new IllegalStateException();
		}), PetApply.STATE, "null", "null");
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE.replace("sold", "dying")));
	}

	@Test
	void deleteWhenAnErrorIsAddedKeepsWhatWasBefore() {
		Response response = this.pets.apply(PetResource.returning((data) -> {
			data.diagnostics().error("Busy", "The pet is asleep.");
			return null;
		}), PetApply.STATE, "null", "null");
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE));
		assertThat(response.diagnostics()).containsExactly(Diagnostic.error("Busy", "The pet is asleep."));
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void interruptionIsReportedAsCancellation(boolean wrapped) {
		Exception interruption = wrapped ? new InterruptedException() : new ClosedByInterruptException();
		Response response = this.pets
			.create(PetResource.throwing(wrapped ? new RuntimeException(interruption) : interruption), Pet.PLANNED);
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Operation cancelled");
			assertThat(diagnostic.detail()).startsWith("The attempt to create acme_pet was interrupted");
		});
	}

	@Test
	void timeoutIsNotReportedAsCancellation() {
		Response response = this.pets.create(PetResource.throwing(new HttpTimeoutException("too slow")), Pet.PLANNED);
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Could not create acme_pet");
	}

	@Test
	void cancelledIsTrueOnceProviderIsStopped() {
		RunningCalls runningCalls = new RunningCalls(new OperationSettings(null, Duration.ZERO, Duration.ZERO));
		ApplyResourceChange applyResourceChange = new ApplyResourceChange(new FailureDiagnostics(List.of()),
				runningCalls, PetApply.RECORDS, new ForgottenValues(false));
		PetResource resource = PetResource.returning((data) -> {
			assertThat(data.cancelled()).isFalse();
			runningCalls.cancel(null);
			assertThat(data.cancelled()).isTrue();
			Thread.sleep(60_000);
			return null;
		});
		Response response = applyResourceChange.apply(Pet.type(resource),
				new Request(Pet.value("null"), Pet.value(Pet.PLANNED), Pet.value("{name:\"Rex\"}"), PetApply.PRIVATE));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Operation cancelled");
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void failureToMakeTheResourceIsReported() {
		ResourceType<Pet> type = TypeFixtures.resource("acme_pet", Pet.type(null).schema(), Pet.MAPPING,
				ResourceDeclaration.builder("pet", Pet.class, UpdatableResource.class, () -> {
					throw new CompletionException(
							new ProviderNotConfiguredException(List.of(AttributePath.root("endpoint"))));
				}).build());
		Response response = this.pets.applyResourceChange()
			.apply(type,
					new Request(Pet.value(PetApply.STATE), Pet.value("null"), Pet.value("null"), PetApply.PRIVATE));
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Unknown value in provider configuration");
			assertThat(diagnostic.detail()).startsWith("\"endpoint\" of the provider block depends on something");
		});
	}

	@Test
	void diagnosticsOfTheAuthorAreKeptBesideThoseOfTheException() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.diagnostics().error("First", "One.").warning("Second", "Two.");
			throw new IllegalStateException("third");
		}), Pet.PLANNED);
		assertThat(response.diagnostics()).extracting(Diagnostic::summary)
			.containsExactly("First", "Second", "Could not create acme_pet");
	}

	@Test
	void translatorsAreAskedAboutTheAttribute() {
		this.pets.translators()
			.add((failure, call, diagnostics) -> call.attribute("photoTags")
				.or(() -> call.attribute("collar.color"))
				.ifPresent((path) -> diagnostics.error(path, call.operation() + " " + call.typeName(),
						failure.getMessage())));
		Response response = this.pets.create(PetResource.throwing(new IllegalStateException("no such color")),
				Pet.PLANNED);
		assertThat(response.diagnostics()).containsExactly(
				Diagnostic.error(AttributePath.root("collar").attribute("color"), "create acme_pet", "no such color"));
	}

	private static Pet endless(ResourceData<Pet> data, int depth) {
		return (depth < 0) ? null : endless(data, depth + 1);
	}

	/**
	 * Code that does not update.
	 */
	private static class FixedPets implements ManagedResource<Pet> {

		@Override
		public Pet create(ResourceData<Pet> data) {
			return data.plan();
		}

		@Override
		public Optional<Pet> read(ResourceData<Pet> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Pet> data) {
		}

	}

	@RateLimited(concurrent = 1)
	private static final class LimitedPets extends FixedPets {

	}

	/**
	 * An exception that cannot even say what is wrong.
	 */
	private static final class Unspeakable extends RuntimeException {

		@Override
		public String getMessage() {
			throw new IllegalStateException("no words");
		}

	}

}
