/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Response;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.IncompleteButUsableException;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ApplyResourceChange}: what remains of an object that is not finished.
 */
class PartialStateTests {

	private static final String PARTIAL = "{id:7, name:\"Rex\", status:\"available\"}";

	private static final IncompleteButUsableException INCOMPLETE = new IncompleteButUsableException(
			AttributePath.root("tags"), "Tags are missing", "The next apply adds them.");

	private final PetApply pets = new PetApply();

	@Test
	void saveIdKeepsWhatIsPlanned() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.saveId(7L);
			throw new IllegalStateException("second step failed");
		}), PetApply.with(Pet.PLANNED, "tags:[\"a\"]"));
		assertThat(response.state()).isEqualTo(Pet.value("{id:7, name:\"Rex\", status:\"available\", tags:[\"a\"]}"));
		assertThat(response.diagnostics()).singleElement().extracting(Diagnostic::isError).isEqualTo(true);
	}

	@Test
	void saveIdThenSaveKeepsWhatWasSavedLast() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.saveId(7L);
			data.save(Pet.of("{id:7, name:\"Half\"}"));
			throw new IllegalStateException();
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("{id:7, name:\"Half\", status:\"available\"}"));
	}

	@Test
	void saveIdNeverKeepsWriteOnlyValues() {
		Response response = this.pets.apply(PetResource.returning((data) -> {
			data.saveId(7L);
			throw new IllegalStateException();
		}), "null", PetApply.with(Pet.PLANNED, "pin:\"1234\""), "{name:\"Rex\", pin:\"1234\"}");
		assertThat(response.state()).isEqualTo(Pet.value(PARTIAL));
	}

	@Test
	void saveIdWithTooFewIdentifiersIsAMistake() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.saveId();
			throw new DiagnosticException("Full", "There is no room.");
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("null"));
		assertThat(response.diagnostics()).hasSize(2)
			.last()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("has 1 identifiers that the provider gives, but got 0");
	}

	@Test
	void saveIdOfAnotherTypeIsAMistake() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.saveId("seven");
			throw new DiagnosticException("Full", "There is no room.");
		}), Pet.PLANNED);
		assertThat(response.diagnostics()).hasSize(2)
			.last()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("cannot be written");
	}

	@Test
	void saveIdInAnUpdateIsAMistake() {
		Response response = this.pets.update(PetResource.returning((data) -> {
			data.saveId(7L);
			return Pet.of(PetApply.STATE.replace("Old", "New"));
		}), PetApply.STATE.replace("Old", "New"));
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE.replace("Old", "New")));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("has its identifier since it was created");
	}

	@Test
	void updateThatFailsAfterSaveKeepsWhatWasSaved() {
		Response response = this.pets.update(PetResource.returning((data) -> {
			data.save(Pet.of(PetApply.STATE.replace("Old", "Half")));
			throw new IllegalStateException();
		}), PetApply.STATE.replace("Old", "New"));
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE.replace("Old", "Half")));
	}

	@Test
	void whatIsReturnedBesideAnErrorIsKept() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.diagnostics().error("Not quite", "Something is missing.");
			return Pet.of(Pet.CREATED);
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value(Pet.CREATED));
		assertThat(response.diagnostics()).extracting(Diagnostic::summary).containsExactly("Not quite");
	}

	@Test
	void whatIsReturnedCountsMoreThanWhatWasSaved() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.saveId(7L);
			return Pet.of(Pet.CREATED);
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value(Pet.CREATED));
	}

	@Test
	void configuredIdentifierAloneIsNoReasonToKeepAnything() {
		Response response = this.pets.create(PetResource.throwing(new IllegalStateException("exists already")),
				PetApply.with(Pet.PLANNED, "id:7"));
		assertThat(response.state()).isEqualTo(Pet.value("null"));
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void usableObjectIsKeptWithWarningsOnly(boolean wrapped) {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.save(Pet.of(PARTIAL));
			throw wrapped ? new IllegalStateException(INCOMPLETE) : INCOMPLETE;
		}), PetApply.with(Pet.PLANNED, "tags:[\"a\"]"));
		assertThat(response.state()).isEqualTo(Pet.value("{id:7, name:\"Rex\", status:\"available\", tags:[\"a\"]}"));
		assertThat(response.diagnostics()).containsExactly(
				Diagnostic.warning(AttributePath.root("tags"), "Tags are missing", "The next apply adds them."));
	}

	@Test
	void usableObjectHasWhatTheProviderDecided() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.save(Pet.of("{id:7, name:\"Rex\", status:\"available\", created:\"2026-01-01T00:00:00Z\"}"));
			throw INCOMPLETE;
		}), Pet.PLANNED);
		assertThat(response.state())
			.isEqualTo(Pet.value("{id:7, name:\"Rex\", status:\"available\", created:\"2026-01-01T00:00:00Z\"}"));
	}

	@Test
	void usableObjectAfterSaveIdIsKept() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.saveId(7L);
			throw INCOMPLETE;
		}), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value(PARTIAL));
		assertThat(response.diagnostics()).noneMatch(Diagnostic::isError);
	}

	@Test
	void usableUpdateIsKeptWithWarningsOnly() {
		Response response = this.pets.update(PetResource.returning((data) -> {
			data.save(Pet.of(PetApply.STATE));
			throw INCOMPLETE;
		}), PetApply.STATE.replace("Old", "New"));
		assertThat(response.state()).isEqualTo(Pet.value(PetApply.STATE.replace("Old", "New")));
		assertThat(response.diagnostics()).noneMatch(Diagnostic::isError);
	}

	@Test
	void withoutASavedObjectIncompleteIsAnError() {
		Response response = this.pets.create(PetResource.throwing(INCOMPLETE), Pet.PLANNED);
		assertThat(response.state()).isEqualTo(Pet.value("null"));
		assertThat(response.diagnostics()).containsExactlyElementsOf(INCOMPLETE.diagnostics());
	}

	@Test
	void besideAnotherErrorIncompleteIsAnError() {
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.save(Pet.of(PARTIAL));
			data.diagnostics().error("First", "One.");
			throw INCOMPLETE;
		}), PetApply.with(Pet.PLANNED, "tags:[\"a\"]"));
		assertThat(response.state()).isEqualTo(Pet.value(PARTIAL));
		assertThat(response.diagnostics()).extracting(Diagnostic::summary, Diagnostic::isError)
			.containsExactly(Tuple.tuple("First", true), Tuple.tuple("Tags are missing", true));
	}

	@Test
	void incompleteDeleteIsAnError() {
		Response response = this.pets.apply(PetResource.returning((data) -> {
			data.save(Pet.of(PARTIAL.replace("id:7", "id:1")));
			throw INCOMPLETE;
		}), PetApply.STATE, "null", "null");
		assertThat(response.state()).isEqualTo(Pet.value(PARTIAL.replace("id:7", "id:1")));
		assertThat(response.diagnostics()).anyMatch(Diagnostic::isError);
	}

	@Test
	void warningsAmongIncompleteStayWarnings() {
		IncompleteButUsableException several = new IncompleteButUsableException(
				List.of(Diagnostic.error("A", "One."), Diagnostic.warning("B", "Two.")));
		Response response = this.pets.create(PetResource.returning((data) -> {
			data.saveId(7L);
			throw several;
		}), Pet.PLANNED);
		assertThat(response.diagnostics()).containsExactly(Diagnostic.warning("A", "One."),
				Diagnostic.warning("B", "Two."));
	}

	@Test
	void deleteThatSucceedsForgetsPrivateState() {
		Response response = this.pets.apply(PetResource.returning((data) -> {
			data.setPrivateState(new PetApply.Note(4));
			return null;
		}), PetApply.STATE, "null", "null");
		assertThat(response.privateState()).isEmpty();
	}

	@Test
	void unreadablePrivateStateIsLeftAloneUntilItIsSet() {
		byte[] foreign = { 1, 2, 3 };
		Response response = this.pets.applyResourceChange().apply(Pet.type(PetResource.returning((data) -> {
			assertThat(data.privateState(PetApply.Note.class)).isEmpty();
			return Pet.of(Pet.CREATED);
		})), new Request(Pet.value("null"), Pet.value(Pet.PLANNED), Pet.value("{name:\"Rex\"}"), foreign));
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.privateState()).isEqualTo(foreign);
	}

}
