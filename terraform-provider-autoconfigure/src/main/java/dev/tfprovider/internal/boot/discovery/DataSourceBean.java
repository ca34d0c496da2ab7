/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.datasource.DataSourceDeclaration;
import dev.tfprovider.datasource.DataSourceReader;

import org.springframework.beans.factory.BeanFactory;

/**
 * A bean that is a data source.
 *
 * @param bean name of the bean
 * @param name name of the type without the provider's prefix
 * @param model the record
 * @param implementation the class behind all proxies
 */
record DataSourceBean(String bean, String name, Class<?> model, Class<?> implementation) {

	@SuppressWarnings("unchecked")
	DataSourceDeclaration<Object> declaration(BeanFactory beanFactory) {
		return DataSourceDeclaration
			.builder(this.name, (Class<Object>) this.model, this.implementation,
					() -> (DataSourceReader<Object>) beanFactory.getBean(this.bean))
			.origin(this.bean)
			.build();
	}

}
