/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.action.ActionDeclaration;
import dev.tfprovider.action.ProviderAction;

import org.springframework.beans.factory.BeanFactory;

/**
 * A bean that is an action.
 *
 * @param bean name of the bean
 * @param name name of the type without the provider's prefix
 * @param model the record
 * @param implementation the class behind all proxies
 */
record ActionBean(String bean, String name, Class<?> model, Class<?> implementation) {

	@SuppressWarnings("unchecked")
	ActionDeclaration<Object> declaration(BeanFactory beanFactory) {
		return ActionDeclaration
			.builder(this.name, (Class<Object>) this.model, this.implementation,
					() -> (ProviderAction<Object>) beanFactory.getBean(this.bean))
			.origin(this.bean)
			.build();
	}

}
