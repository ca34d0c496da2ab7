/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.statestore.StateStore;
import dev.tfprovider.statestore.StateStoreDeclaration;

import org.springframework.beans.factory.BeanFactory;

/**
 * A bean that is a state store.
 *
 * @param bean name of the bean
 * @param name name of the type without the provider's prefix
 * @param model the record
 * @param implementation the class behind all proxies
 */
record StateStoreBean(String bean, String name, Class<?> model, Class<?> implementation) {

	@SuppressWarnings("unchecked")
	StateStoreDeclaration<Object> declaration(BeanFactory beanFactory) {
		return StateStoreDeclaration
			.builder(this.name, (Class<Object>) this.model, this.implementation,
					() -> (StateStore<Object>) beanFactory.getBean(this.bean))
			.origin(this.bean)
			.build();
	}

}
