/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.observation;

import java.util.function.UnaryOperator;

import io.micrometer.observation.ObservationRegistry;

import org.springframework.beans.factory.config.BeanPostProcessor;

/**
 * Adds the mask of secrets to each registry of observations, ahead of the handlers that
 * export something.
 */
public final class SecretMaskRegistrar implements BeanPostProcessor {

	private final SecretMask mask;

	/**
	 * Create a registrar.
	 * @param hide hides the secrets in a text
	 */
	public SecretMaskRegistrar(UnaryOperator<String> hide) {
		this.mask = new SecretMask(hide);
	}

	@Override
	public Object postProcessBeforeInitialization(Object bean, String name) {
		if (bean instanceof ObservationRegistry registry) {
			registry.observationConfig().observationHandler(this.mask).observationFilter(this.mask);
		}
		return bean;
	}

}
