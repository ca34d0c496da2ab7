/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceDeclaration;

import org.springframework.beans.factory.BeanFactory;

/**
 * A bean that is an ephemeral resource.
 *
 * @param bean name of the bean
 * @param name name of the type without the provider's prefix
 * @param model the record
 * @param implementation the class behind all proxies
 */
record EphemeralResourceBean(String bean, String name, Class<?> model, Class<?> implementation) {

	@SuppressWarnings("unchecked")
	EphemeralResourceDeclaration<Object> declaration(BeanFactory beanFactory) {
		return EphemeralResourceDeclaration
			.builder(this.name, (Class<Object>) this.model, this.implementation,
					() -> (EphemeralResource<Object>) beanFactory.getBean(this.bean))
			.origin(this.bean)
			.build();
	}

}
