/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.List;
import java.util.Locale;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

/**
 * Tests for {@link RecordCopy}.
 */
class RecordCopyTests {

	private static final Pet PET = new Pet(null, "Rex", "Rex", 3, List.of("a"), new Collar("red"));

	@Test
	void everyComponentCanBeChanged() {
		assertThat(RecordCopy.with(PET, Pet::id, 7L))
			.isEqualTo(new Pet(7L, "Rex", "Rex", 3, List.of("a"), PET.collar()));
		assertThat(RecordCopy.with(PET, Pet::name, "Max"))
			.isEqualTo(new Pet(null, "Max", "Rex", 3, List.of("a"), PET.collar()));
		assertThat(RecordCopy.with(PET, Pet::nickname, "Max"))
			.isEqualTo(new Pet(null, "Rex", "Max", 3, List.of("a"), PET.collar()));
		assertThat(RecordCopy.with(PET, Pet::age, 4))
			.isEqualTo(new Pet(null, "Rex", "Rex", 4, List.of("a"), PET.collar()));
		assertThat(RecordCopy.with(PET, Pet::tags, List.of()))
			.isEqualTo(new Pet(null, "Rex", "Rex", 3, List.of(), PET.collar()));
		assertThat(RecordCopy.with(PET, Pet::collar, null))
			.isEqualTo(new Pet(null, "Rex", "Rex", 3, List.of("a"), null));
		assertThat(RecordCopy.with(PET, Pet::nickname, null))
			.isEqualTo(new Pet(null, "Rex", null, 3, List.of("a"), PET.collar()));
	}

	@Test
	void whatIsThereAlreadyIsNotCopied() {
		assertThat(RecordCopy.with(PET, Pet::name, "Rex")).isSameAs(PET);
		assertThat(RecordCopy.with(PET, Pet::id, null)).isSameAs(PET);
	}

	@Test
	void wholeNumbersFitIntoALong() {
		assertThat(RecordCopy.with(PET, Pet::id, 7).id()).isEqualTo(7L);
	}

	@Test
	void constructorsAreObeyed() {
		assertThat(RecordCopy.with(new Lower("a", "b"), Lower::second, "C")).isEqualTo(new Lower("a", "c"));
		assertThatIllegalArgumentException().isThrownBy(() -> RecordCopy.with(new Lower("a", "b"), Lower::second, ""))
			.withMessage("second is empty");
		assertThatNullPointerException().isThrownBy(() -> RecordCopy.with(new Lower("a", "b"), Lower::first, null));
	}

	@Test
	void functionThatIsNoAccessorIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> RecordCopy.with(PET, (pet) -> "fixed", "other"))
			.withMessageStartingWith("The function is the accessor of no component")
			.withMessageEndingWith("Use a reference such as Pet::id");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> RecordCopy.with(PET, (pet) -> pet.name() + pet.nickname(), "other"))
			.withMessageStartingWith("The function is the accessor of more than one component");
		assertThatIllegalArgumentException().isThrownBy(() -> RecordCopy.with(PET, Pet::age, "four"))
			.withMessageContaining("no component", "a java.lang.String");
	}

	record Pet(@Nullable Long id, String name, @Nullable String nickname, int age, List<String> tags,
			@Nullable Collar collar) {

	}

	record Collar(String color) {

	}

	record Lower(String first, String second) {

		Lower {
			first = first.toLowerCase(Locale.ROOT);
			second = second.toLowerCase(Locale.ROOT);
			if (second.isEmpty()) {
				throw new IllegalArgumentException("second is empty");
			}
		}

	}

}
