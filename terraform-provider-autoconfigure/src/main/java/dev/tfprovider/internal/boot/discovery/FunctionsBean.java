/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * A bean with functions.
 *
 * @param bean name of the bean
 * @param implementation the class behind all proxies
 */
record FunctionsBean(String bean, Class<?> implementation) {

	/**
	 * Add the functions to a provider.
	 * @throws InvalidDeclarationException if the bean cannot serve them
	 */
	void addTo(ProviderDefinition.Builder builder, ConfigurableListableBeanFactory beanFactory) {
		builder.functions(
				new ProviderDefinition.Functions(this.implementation, () -> beanFactory.getBean(this.bean), this.bean));
		new UnconfiguredBean(beanFactory, this.bean).check();
		if (!this.implementation.isInstance(beanFactory.getBean(this.bean))) {
			throw new InvalidDeclarationException(
					"The bean '" + this.bean + "' has functions but is a proxy of its interfaces only",
					"Set spring.aop.proxy-target-class=true, or leave out what makes the proxy.");
		}
	}

}
