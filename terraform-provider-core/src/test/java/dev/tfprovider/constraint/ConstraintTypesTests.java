/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.lang.annotation.Annotation;
import java.lang.annotation.Repeatable;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What authors see of the constraints besides their elements.
 */
class ConstraintTypesTests {

	@ParameterizedTest
	@ValueSource(classes = { Base64.class, Cidr.class, DurationRange.class, IpAddress.class, Json.class, Keys.class,
			Mac.class, MultipleOf.class, NoneOf.class, NotZero.class, OneOf.class, Port.class, RegularExpression.class,
			UrlWithScheme.class })
	void validatorIsNotForAuthors(Class<? extends Annotation> constraint) throws ReflectiveOperationException {
		Class<?> validator = constraint.getAnnotation(Constraint.class).validatedBy()[0];
		assertThat(Modifier.isPublic(validator.getModifiers())).as("called by Bean Validation").isTrue();
		assertThat(validator.getConstructor().canAccess(null)).isTrue();
		assertThat(Modifier.isPublic(validator.getDeclaringClass().getModifiers())).as("seen by authors").isFalse();
		assertThat(constraint.getDeclaredClasses()).extracting(Class::getSimpleName)
			.isEqualTo(constraint.isAnnotationPresent(Repeatable.class) ? List.of("List") : List.of());
	}

	@Test
	void patternsOfKeysAreReportedEachWithItsMessage() {
		Validator validator = Validation.byDefaultProvider()
			.configure()
			.messageInterpolator(new ParameterMessageInterpolator())
			.buildValidatorFactory()
			.getValidator();
		assertThat(validator.validateValue(Labelled.class, "labels", Map.of("9!", "x")))
			.extracting(ConstraintViolation::getMessage)
			.containsExactlyInAnyOrder("starts with no letter", "has a mark");
	}

	record Labelled(@Keys(pattern = "[a-z].*", message = "starts with no letter") @Keys(pattern = "[^!]*",
			message = "has a mark") Map<String, String> labels) {

	}

}
