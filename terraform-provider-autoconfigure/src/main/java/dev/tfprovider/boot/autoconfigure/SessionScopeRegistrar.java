/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;

import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.RootBeanDefinition;

/**
 * Makes the provider scope known, and lets it give out the settings record: Spring cannot
 * create what Terraform configures.
 */
class SessionScopeRegistrar implements BeanFactoryPostProcessor {

	@Override
	public void postProcessBeanFactory(ConfigurableListableBeanFactory beanFactory) {
		beanFactory.registerScope(ProviderScope.NAME,
				new SessionScope(() -> beanFactory.getBean(ProviderSessions.class)));
		BeanDefinitionRegistry registry = (BeanDefinitionRegistry) beanFactory;
		for (String bean : beanFactory.getBeanNamesForAnnotation(ProviderConfiguration.class)) {
			Class<?> type = beanFactory.getType(bean);
			if (type != null) {
				registry.removeBeanDefinition(bean);
				registry.registerBeanDefinition(bean, settings(type));
			}
		}
	}

	private static RootBeanDefinition settings(Class<?> type) {
		RootBeanDefinition definition = new RootBeanDefinition(type);
		definition.setTargetType(type);
		definition.setScope(ProviderScope.NAME);
		definition.setFactoryBeanName(ProviderSessions.BEAN_NAME);
		definition.setFactoryMethodName("settings");
		return definition;
	}

}
