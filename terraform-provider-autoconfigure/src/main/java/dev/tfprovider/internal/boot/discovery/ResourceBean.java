/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceDeclaration;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.BeanFactory;

/**
 * A bean that is a managed resource.
 *
 * @param bean name of the bean
 * @param name name of the type without the provider's prefix
 * @param model the record
 * @param implementation the class behind all proxies
 * @param updatable whether it implements update
 * @param importId form of the import id, {@code null} if the annotation does not say
 * @param dataSource whether to derive a data source
 */
record ResourceBean(String bean, String name, Class<?> model, Class<?> implementation, boolean updatable,
		@Nullable String importId, boolean dataSource) {

	@SuppressWarnings("unchecked")
	ResourceDeclaration<Object> declaration(BeanFactory beanFactory) {
		return ResourceDeclaration
			.builder(this.name, (Class<Object>) this.model, this.implementation,
					() -> (ManagedResource<Object>) beanFactory.getBean(this.bean))
			.updatable(this.updatable)
			.origin(this.bean)
			.importId(this.importId)
			.dataSource(this.dataSource)
			.build();
	}

}
