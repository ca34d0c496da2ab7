/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.list.ListResource;
import dev.tfprovider.list.ListResourceDeclaration;

import org.springframework.beans.factory.BeanFactory;

/**
 * A bean that is a list resource.
 *
 * @param bean name of the bean
 * @param name name of the managed resource type without the provider's prefix
 * @param model the record of the managed resource
 * @param query the record with the arguments
 * @param implementation the class behind all proxies
 * @param readingObjects whether the managed resource reads its objects
 */
record ListResourceBean(String bean, String name, Class<?> model, Class<?> query, Class<?> implementation,
		boolean readingObjects) {

	@SuppressWarnings("unchecked")
	ListResourceDeclaration<Object, Object> declaration(BeanFactory beanFactory) {
		return ListResourceDeclaration
			.builder(this.name, (Class<Object>) this.model, (Class<Object>) this.query, this.implementation,
					() -> (ListResource<Object, Object>) beanFactory.getBean(this.bean))
			.readingObjects(this.readingObjects)
			.origin(this.bean)
			.build();
	}

}
