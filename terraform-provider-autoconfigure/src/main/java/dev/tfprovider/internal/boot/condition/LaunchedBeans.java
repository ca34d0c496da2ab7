/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.condition;

import java.util.List;

import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.core.env.Environment;

/**
 * Takes out the beans for a purpose that the process was not launched for. They are there
 * where an application was processed ahead of time.
 */
public class LaunchedBeans implements BeanFactoryPostProcessor {

	private final LaunchPurpose purpose;

	private final Environment environment;

	private final List<Class<?>> types;

	public LaunchedBeans(LaunchPurpose purpose, Environment environment, List<Class<?>> types) {
		this.purpose = purpose;
		this.environment = environment;
		this.types = types;
	}

	@Override
	public void postProcessBeanFactory(ConfigurableListableBeanFactory beanFactory) {
		if (Boolean.getBoolean(OnLaunchCondition.PROCESSING) || this.purpose.isOf(beanFactory, this.environment)) {
			return;
		}
		BeanDefinitionRegistry registry = (BeanDefinitionRegistry) beanFactory;
		for (Class<?> type : this.types) {
			for (String bean : beanFactory.getBeanNamesForType(type, true, false)) {
				if (registry.containsBeanDefinition(bean)) {
					registry.removeBeanDefinition(bean);
				}
			}
		}
	}

}
