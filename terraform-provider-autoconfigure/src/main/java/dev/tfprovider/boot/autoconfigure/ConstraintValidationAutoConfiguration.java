/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.internal.runtime.ConstraintValidator;
import jakarta.validation.Validator;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration that holds configurations against Bean Validation constraints on the
 * components of models, if the application has a validator.
 */
@AutoConfiguration(before = TerraformProviderAutoConfiguration.class)
@ConditionalOnClass(Validator.class)
public final class ConstraintValidationAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean(ConstraintValidator.class)
	BeanValidationConstraints terraformConstraintValidator(ObjectProvider<Validator> validator) {
		return new BeanValidationConstraints(validator::getIfAvailable);
	}

}
