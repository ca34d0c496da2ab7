/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.path.AttributePath;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Valid;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ConstraintViolationTranslator}.
 */
class ConstraintViolationTranslatorTests {

	private static final Validator VALIDATOR = Validation.byDefaultProvider()
		.configure()
		.messageInterpolator(new ParameterMessageInterpolator())
		.buildValidatorFactory()
		.getValidator();

	@Test
	void violationOfAPropertyIsPutOnItsAttribute() {
		assertThat(translate(violated(new Request("", List.of())))).containsExactly(Diagnostic
			.error(AttributePath.root("name"), "Could not create acme_thing", "\"name\" must not be blank."));
	}

	@Test
	void violationInsideIsPutOnThePath() {
		assertThat(translate(violated(new Request("x", List.of(new Part("a"), new Part("B")))))).singleElement()
			.satisfies((diagnostic) -> {
				assertThat(diagnostic.attribute()).hasToString("parts[1].code");
				assertThat(diagnostic.detail()).isEqualTo("\"parts[1].code\" must match \"[a-z]\".");
			});
	}

	@Test
	void violationOfAMethodIsPutOnTheAttributeOfItsParameter() throws Exception {
		ConstraintViolationException failure = new ConstraintViolationException(VALIDATOR.forExecutables()
			.validateParameters(new Client(), Client.class.getDeclaredMethod("send", Request.class),
					new Object[] { new Request("", List.of()) }));
		assertThat(translate(new IllegalStateException(failure))).singleElement()
			.extracting(Diagnostic::attribute)
			.hasToString("name");
	}

	@Test
	void violationOfWhatIsNoAttributeIsAboutTheObject() {
		assertThat(translate(violated(new Part("B")))).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.attribute()).isNull();
			assertThat(diagnostic.detail()).isEqualTo("\"code\" must match \"[a-z]\".");
		});
	}

	@Test
	void otherFailuresAreLeftToOthers() {
		assertThat(translate(new IllegalStateException("boom"))).isEmpty();
		assertThat(translate(new ConstraintViolationException("none", null))).isEmpty();
	}

	private static ConstraintViolationException violated(Object bean) {
		return new ConstraintViolationException(VALIDATOR.validate(bean));
	}

	private static List<Diagnostic> translate(Exception failure) {
		Diagnostics diagnostics = new Diagnostics();
		new ConstraintViolationTranslator().translate(failure, new CreateThing(), diagnostics);
		return diagnostics.asList();
	}

	record Request(@NotBlank String name, List<@Valid Part> parts) {

	}

	record Part(@Pattern(regexp = "[a-z]") String code) {

	}

	static class Client {

		void send(@Valid Request request) {
		}

	}

	/**
	 * Knows the attributes {@code name} and {@code parts}.
	 */
	record CreateThing() implements FailedCall {

		@Override
		public String operation() {
			return "create";
		}

		@Override
		public String typeName() {
			return "acme_thing";
		}

		@Override
		public Optional<AttributePath> attribute(String field) {
			return (field.startsWith("name") || field.startsWith("parts")) ? Optional.of(AttributePath.parse(field))
					: Optional.empty();
		}

		@Override
		public String excerpt(String text, int longest) {
			return ShownText.cut(text, longest);
		}

	}

}
