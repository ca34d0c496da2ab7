/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.internal.boot.scope.ProviderSessions;
import dev.tfprovider.internal.boot.scope.SessionScope;

import org.springframework.beans.factory.aot.BeanRegistrationAotProcessor;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;

/**
 * Registers the provider scope, and in it the settings record, which Terraform configures
 * and Spring cannot create.
 */
public class SessionScopeRegistrar implements BeanFactoryPostProcessor {

	@Override
	public void postProcessBeanFactory(ConfigurableListableBeanFactory beanFactory) {
		beanFactory.registerScope(ProviderScope.NAME,
				new SessionScope(() -> beanFactory.getBean(ProviderSessions.class)));
		if (beanFactory.containsSingleton(ProviderBeans.BEAN_NAME)) {
			// generated code has registered the settings
			return;
		}
		settings(beanFactory).forEach((bean, type) -> register((DefaultListableBeanFactory) beanFactory, bean, type));
	}

	/**
	 * Return the settings records by the names of their beans.
	 */
	static Map<String, Class<?>> settings(ConfigurableListableBeanFactory beanFactory) {
		Map<String, Class<?>> settings = new TreeMap<>();
		for (String bean : beanFactory.getBeanNamesForAnnotation(ProviderConfiguration.class)) {
			Class<?> type = beanFactory.getType(bean);
			if (type != null) {
				settings.put(bean, type);
			}
		}
		return settings;
	}

	/**
	 * Register a settings record, in the place of what Spring took it for. Code generated
	 * for bean definitions leaves it out, and calls this method instead.
	 */
	static void register(DefaultListableBeanFactory beanFactory, String bean, Class<?> type) {
		RootBeanDefinition definition = new RootBeanDefinition(type);
		definition.setTargetType(type);
		definition.setScope(ProviderScope.NAME);
		definition.setInstanceSupplier(
				() -> beanFactory.getBean(ProviderSessions.BEAN_NAME, ProviderSessions.class).settings());
		definition.setAttribute(BeanRegistrationAotProcessor.IGNORE_REGISTRATION_ATTRIBUTE, true);
		if (beanFactory.containsBeanDefinition(bean)) {
			beanFactory.removeBeanDefinition(bean);
		}
		beanFactory.registerBeanDefinition(bean, definition);
	}

}
