/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.internal.mapping.model.InstanceFactory;

import org.springframework.beans.factory.config.AutowireCapableBeanFactory;

/**
 * Returns the bean of a class that an annotation names, or creates an instance with beans
 * as constructor arguments.
 *
 * @param beanFactory knows the beans
 */
public record BeanInstances(AutowireCapableBeanFactory beanFactory) implements InstanceFactory {

	@Override
	public <T> T get(Class<T> type) {
		T bean = this.beanFactory.getBeanProvider(type).getIfAvailable();
		return (bean != null) ? bean : this.beanFactory.createBean(type);
	}

}
