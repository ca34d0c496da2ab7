/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.Value;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import org.hibernate.validator.constraints.CodePointLength;
import org.hibernate.validator.constraints.UniqueElements;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The constraints of Hibernate Validator that providers use, in the words of Terraform.
 */
class HibernateConstraintsTests {

	private static final Validator VALIDATOR = Validation.byDefaultProvider()
		.configure()
		.messageInterpolator(new ParameterMessageInterpolator())
		.buildValidatorFactory()
		.getValidator();

	@ParameterizedTest
	@CsvSource({ "between,a,must have 2 to 4 characters.", "between,abcde,must have 2 to 4 characters.",
			"longer,a,must have at least 2 characters.", "shorter,abc,must have at most 2 characters.",
			"one,ab,must have 1 character.", "own,abc,is too long." })
	void lengthIsTold(String component, String text, String message) {
		assertThat(details(component, text)).containsExactly("\"" + component + "\" " + message);
	}

	@ParameterizedTest
	@CsvSource({ "between,ab", "between,abcd", "longer,ab", "shorter,''", "one,a" })
	void lengthIsWithinItsLimits(String component, String text) {
		assertThat(details(component, text)).isEmpty();
	}

	@Test
	void lengthCountsCodePoints() {
		assertThat(details("between", "\ud83d\ude00".repeat(4))).isEmpty();
		assertThat(details("between", "\ud83d\ude00")).containsExactly("\"between\" must have 2 to 4 characters.");
	}

	@Test
	void unknownTextHasAnyLength() {
		assertThat(details("value", Value.unknown())).isEmpty();
		assertThat(details("value", Value.known("abc"))).containsExactly("\"value\" must have at most 2 characters.");
	}

	@Test
	void elementsAreUnique() {
		assertThat(details("unique", List.of())).isEmpty();
		assertThat(details("unique", List.of("a", "A"))).isEmpty();
		assertThat(details("unique", List.of("a", "b", "a")))
			.containsExactly("\"unique\" must not contain an element twice.");
	}

	private static List<String> details(String component, Object value) {
		Diagnostics diagnostics = new Diagnostics();
		new BeanValidation(() -> VALIDATOR).validate(AttributePath.root(component), Samples.class, component, value,
				diagnostics);
		return diagnostics.asList().stream().map(Diagnostic::detail).toList();
	}

	record Samples(@CodePointLength(min = 2, max = 4) String between, @CodePointLength(min = 2) String longer,
			@CodePointLength(max = 2) String shorter, @CodePointLength(min = 1, max = 1) String one,
			@CodePointLength(max = 2, message = "is too long") String own,
			Value<@CodePointLength(max = 2) String> value, @UniqueElements List<String> unique) {

	}

}
