/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.condition;

import java.util.List;
import java.util.Set;

import dev.tfprovider.internal.plugin.LaunchMode;

import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;

/**
 * Removes bean definitions that the mode of the launch does not need. An application that
 * was processed ahead of time has those of all modes.
 *
 * @param modes the modes that need the beans
 * @param enabled whether the beans are enabled at all
 * @param types types of the beans
 */
public record LaunchModeBeanFilter(Set<LaunchMode> modes, boolean enabled,
		List<Class<?>> types) implements BeanFactoryPostProcessor {

	@Override
	public void postProcessBeanFactory(ConfigurableListableBeanFactory beanFactory) {
		if (Boolean.getBoolean(OnLaunchModeCondition.PROCESSING)
				|| (this.enabled && OnLaunchModeCondition.isLaunchedIn(this.modes, beanFactory))) {
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
