/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.OptionalInt;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.function.FunctionArgumentException;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.mapping.DeclaredFunction;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link FunctionFailure}: the argument it names is one that there is.
 */
class FunctionFailureTests {

	private static final FunctionSignature REPEAT = new ModelMappings(List.of()).function(Texts.class,
			DeclaredFunction.in(Texts.class).get(0));

	private static final Diagnostic TEXT = Diagnostic.error(AttributePath.root("text"), "Invalid", "\"text\" is bad.");

	private static final Diagnostic LONG = Diagnostic.error(AttributePath.root("text"), "Invalid", "\"text\" is long.");

	private static final Diagnostic TIMES = Diagnostic.error(AttributePath.root("times"), "Invalid",
			"\"times\" is less than 0.");

	private static final Diagnostic ELSEWHERE = Diagnostic.error("No connection", "The service is away.");

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			text  | 3 | 0 | said
			times | 3 | 1 | "times": said
			end   | 3 | 2 | "end": said
			end   | 2 |   | "end": said
			times | 1 |   | "times": said
			other | 3 |   | "other": said
			""")
	void argumentOfTheAuthorIsNamedIfItIsThere(String parameter, int arguments, Integer argument, String text) {
		assertThat(FunctionFailure.of(REPEAT, new FunctionArgumentException(parameter, "said."), arguments))
			.isEqualTo(new FunctionFailure(text, (argument != null) ? OptionalInt.of(argument) : OptionalInt.empty()));
	}

	@Test
	void firstArgumentIsNamedWithAllThatIsWrongWithIt() {
		assertThat(FunctionFailure.of(REPEAT, List.of(ELSEWHERE, TIMES, LONG, TEXT, TEXT), 2))
			.isEqualTo(new FunctionFailure("is bad; is long", OptionalInt.of(0)));
		assertThat(FunctionFailure.of(REPEAT, List.of(ELSEWHERE, TIMES), 2))
			.isEqualTo(new FunctionFailure("\"times\": is less than 0", OptionalInt.of(1)));
	}

	@Test
	void firstErrorIsToldWhereNoArgumentIsWrong() {
		assertThat(FunctionFailure.of(REPEAT, List.of(ELSEWHERE), 2))
			.isEqualTo(new FunctionFailure("No connection: The service is away", OptionalInt.empty()));
		assertThat(FunctionFailure.of(REPEAT, List.of(TIMES), 1))
			.isEqualTo(new FunctionFailure("Invalid: \"times\" is less than 0", OptionalInt.empty()));
	}

	@Test
	void summariesOfTheAuthorAreTold() {
		AttributePath inside = AttributePath.root("text").attribute("name");
		assertThat(FunctionFailure.said(REPEAT, List.of(TEXT), 1))
			.isEqualTo(new FunctionFailure("Invalid: \"text\" is bad", OptionalInt.of(0)));
		assertThat(FunctionFailure.said(REPEAT, List.of(Diagnostic.error(inside, "Not found", "It is away.")), 1))
			.isEqualTo(new FunctionFailure("\"text.name\": Not found: It is away", OptionalInt.of(0)));
		assertThat(FunctionFailure.said(REPEAT, List.of(Diagnostic.error(inside, "Not found", "")), 1))
			.isEqualTo(new FunctionFailure("\"text.name\": Not found", OptionalInt.of(0)));
		assertThat(FunctionFailure.said(REPEAT, List.of(ELSEWHERE), 1))
			.isEqualTo(new FunctionFailure("No connection: The service is away", OptionalInt.empty()));
	}

	@Test
	void placeInsideAnArgumentIsToldOnce() {
		AttributePath inside = AttributePath.root("text").attribute("name");
		assertThat(FunctionFailure.of(REPEAT, List.of(Diagnostic.error(inside, "Invalid", "It is blank.")), 1))
			.isEqualTo(new FunctionFailure("\"text.name\": It is blank", OptionalInt.of(0)));
		assertThat(FunctionFailure.of(REPEAT,
				List.of(Diagnostic.error(inside, "Invalid", "The name \"text.name\" is blank.")), 1))
			.isEqualTo(new FunctionFailure("The name \"text.name\" is blank", OptionalInt.of(0)));
		assertThat(FunctionFailure.of(REPEAT,
				List.of(Diagnostic.error(AttributePath.root("text"), "Invalid", "It is blank.")), 1))
			.isEqualTo(new FunctionFailure("It is blank", OptionalInt.of(0)));
	}

	static class Texts {

		@TerraformFunction
		String repeat(String text, @Default("1") int times, @Default("") String end) {
			return text.repeat(times) + end;
		}

	}

}
