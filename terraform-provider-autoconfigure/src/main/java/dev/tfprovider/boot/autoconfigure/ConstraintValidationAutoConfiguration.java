/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.internal.boot.validation.PreparedValidator;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.validation.BeanValidation;
import dev.tfprovider.internal.validation.ConstraintViolationTranslator;
import jakarta.validation.Validator;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
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
final class ConstraintValidationAutoConfiguration {

	private static final String BOOT_VALIDATOR = "defaultValidator";

	@Bean
	@ConditionalOnMissingBean(ConstraintValidator.class)
	BeanValidation terraformConstraintValidator(ObjectProvider<Validator> validator) {
		return new BeanValidation(validator::getIfAvailable);
	}

	@Bean
	@ConditionalOnMissingBean
	ConstraintViolationTranslator terraformConstraintViolationTranslator() {
		return new ConstraintViolationTranslator();
	}

	/**
	 * Starting a validator takes long, and no part of a provider needs it before there is
	 * a constraint to check.
	 */
	@Bean
	static BeanFactoryPostProcessor terraformLazyValidator() {
		return (beanFactory) -> {
			if (beanFactory.containsBeanDefinition(BOOT_VALIDATOR)) {
				beanFactory.getBeanDefinition(BOOT_VALIDATOR).setLazyInit(true);
				PreparedValidator.use(beanFactory, BOOT_VALIDATOR);
			}
		};
	}

}
