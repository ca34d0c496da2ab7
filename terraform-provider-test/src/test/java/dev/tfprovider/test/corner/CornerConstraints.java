/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.List;

import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.validation.BeanValidation;
import dev.tfprovider.internal.validation.ConstraintViolationTranslator;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;

/**
 * A real validator for the models of corner providers, started by the first that has a
 * constraint.
 */
public final class CornerConstraints {

	static final ConstraintValidator VALIDATION = new BeanValidation(CornerConstraints::validator);

	static final List<ExceptionTranslator> TRANSLATORS = List.of(new ConstraintViolationTranslator());

	private CornerConstraints() {
	}

	public static Validator validator() {
		return Started.VALIDATOR;
	}

	private static final class Started {

		private static final Validator VALIDATOR = Validation.byDefaultProvider()
			.configure()
			.messageInterpolator(new ParameterMessageInterpolator())
			.buildValidatorFactory()
			.getValidator();

	}

}
