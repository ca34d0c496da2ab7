/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.validation;

import jakarta.validation.ClockProvider;
import jakarta.validation.ConstraintValidatorFactory;
import jakarta.validation.MessageInterpolator;
import jakarta.validation.ParameterNameProvider;
import jakarta.validation.TraversableResolver;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorContext;
import jakarta.validation.ValidatorFactory;

/**
 * A validator factory as an application sees it: what is known of models is another's.
 *
 * @param prepared knows the models; stays open
 * @param messageInterpolator makes messages
 * @param constraintValidatorFactory makes the validators of constraints
 */
record PreparedValidatorFactory(ValidatorFactory prepared, MessageInterpolator messageInterpolator,
		ConstraintValidatorFactory constraintValidatorFactory) implements ValidatorFactory {

	@Override
	public Validator getValidator() {
		return usingContext().getValidator();
	}

	@Override
	public ValidatorContext usingContext() {
		return this.prepared.usingContext()
			.messageInterpolator(this.messageInterpolator)
			.constraintValidatorFactory(this.constraintValidatorFactory);
	}

	@Override
	public MessageInterpolator getMessageInterpolator() {
		return this.messageInterpolator;
	}

	@Override
	public TraversableResolver getTraversableResolver() {
		return this.prepared.getTraversableResolver();
	}

	@Override
	public ConstraintValidatorFactory getConstraintValidatorFactory() {
		return this.constraintValidatorFactory;
	}

	@Override
	public ParameterNameProvider getParameterNameProvider() {
		return this.prepared.getParameterNameProvider();
	}

	@Override
	public ClockProvider getClockProvider() {
		return this.prepared.getClockProvider();
	}

	@Override
	public <T> T unwrap(Class<T> type) {
		return type.isInstance(this) ? type.cast(this) : this.prepared.unwrap(type);
	}

	@Override
	public void close() {
		// what was prepared is there as long as the process is
	}

}
