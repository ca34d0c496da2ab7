/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.net.Socket;
import java.util.Date;
import java.util.List;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.internal.mapping.TestValues;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link SchemaMistakes}: one start shows every mistake.
 */
class SchemaMistakesTests {

	@Test
	void everyComponentOfAModelIsLookedAt() {
		SchemaInferenceException refusal = TestValues.refusal(Wrong.class);
		assertThat(refusal.all()).extracting(SchemaInferenceException::chainText)
			.containsExactly("Wrong > socket (Socket)", "Wrong > count (int)",
					"Wrong > parts (List<Part>) > date (Date)", "Wrong > parts (List<Part>) > letter (char)",
					"Wrong > shape (Shape) > circle (Circle) > center (int[])",
					"Wrong > shape (Shape) > square (Square) > side (char)");
		assertThat(refusal.all()).allSatisfy((mistake) -> {
			assertThat(mistake.all()).containsExactly(mistake);
			assertThat(mistake.model()).isEqualTo(Wrong.class);
			assertThat(mistake.remedy()).isNotEmpty();
			assertThat(refusal.getMessage()).contains(mistake.chainText() + ": " + mistake.problem());
		});
	}

	@Test
	void everyMistakeHasTheNameOfItsType() {
		assertThat(TestValues.refusal(Wrong.class).withRoot("acme_wrong").all())
			.extracting((mistake) -> mistake.chain().get(0))
			.hasSize(6)
			.containsOnly("acme_wrong");
	}

	@Test
	void oneMistakeIsNoneOfSeveral() {
		SchemaInferenceException refusal = TestValues.refusal(Part.class);
		assertThat(refusal.all()).hasSize(2);
		assertThat(TestValues.refusal(Square.class).all()).hasSize(1);
	}

	@Test
	void whatDependsOnAMistakeIsNoMistakeOfItsOwn() {
		assertThat(TestValues.refusal(Dependent.class).all()).extracting(SchemaInferenceException::chainText)
			.containsExactly("Dependent > socket (Socket)");
	}

	@Test
	void otherMistakesComeAlong() {
		SchemaMistakes mistakes = new SchemaMistakes();
		assertThat(mistakes.attempt(() -> "fine")).isEqualTo("fine");
		mistakes.check();
		InvalidDeclarationException first = new InvalidDeclarationException("first", "One.");
		InvalidDeclarationException second = new InvalidDeclarationException("second", "Two.");
		assertThat(mistakes.<String>attempt(() -> {
			throw first;
		})).isNull();
		mistakes.attempt(() -> {
			throw second;
		});
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(mistakes::check)
			.satisfies((thrown) -> assertThat(thrown.getSuppressed()).containsExactly(second));
		mistakes.attempt(() -> TestValues.MAPPINGS.resource(Square.class));
		assertThatExceptionOfType(SchemaInferenceException.class).isThrownBy(mistakes::check)
			.satisfies((thrown) -> assertThat(thrown.getSuppressed()).containsExactly(first, second));
	}

	record Wrong(Socket socket, String name, @Computed int count, List<Part> parts, @Nullable Shape shape) {

	}

	record Part(Date date, char letter) {

	}

	sealed interface Shape {

	}

	record Circle(int[] center) implements Shape {

	}

	record Square(char side) implements Shape {

	}

	record Dependent(Socket socket, @Default(from = "hostOf") String host) {

		static String hostOf(Socket socket) {
			return socket.toString();
		}

	}

}
