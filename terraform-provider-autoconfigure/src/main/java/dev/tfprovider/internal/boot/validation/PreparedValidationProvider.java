/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.validation;

import jakarta.validation.Configuration;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.spi.BootstrapState;
import jakarta.validation.spi.ConfigurationState;
import jakarta.validation.spi.ValidationProvider;
import org.hibernate.validator.HibernateValidator;
import org.hibernate.validator.HibernateValidatorConfiguration;

/**
 * Provides a validator factory that is there, with what is the application's own: how
 * validators are made, and messages.
 *
 * @param prepared the factory
 */
record PreparedValidationProvider(
		ValidatorFactory prepared) implements ValidationProvider<HibernateValidatorConfiguration> {

	@Override
	public HibernateValidatorConfiguration createSpecializedConfiguration(BootstrapState state) {
		return new HibernateValidator().createSpecializedConfiguration(state);
	}

	@Override
	public Configuration<?> createGenericConfiguration(BootstrapState state) {
		return new HibernateValidator().createGenericConfiguration(state);
	}

	@Override
	public ValidatorFactory buildValidatorFactory(ConfigurationState state) {
		return new PreparedValidatorFactory(this.prepared, state.getMessageInterpolator(),
				state.getConstraintValidatorFactory());
	}

}
