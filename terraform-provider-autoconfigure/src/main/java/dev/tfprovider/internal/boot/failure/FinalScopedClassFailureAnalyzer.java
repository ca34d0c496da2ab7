/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.failure;

import java.lang.reflect.Modifier;

import dev.tfprovider.boot.ProviderScope;
import org.jspecify.annotations.Nullable;

import org.springframework.aop.framework.AopConfigException;
import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Analyzes a bean in the provider scope whose class is final and cannot be proxied.
 */
class FinalScopedClassFailureAnalyzer extends AbstractFailureAnalyzer<AopConfigException> {

	private final BeanFactory beanFactory;

	FinalScopedClassFailureAnalyzer(BeanFactory beanFactory) {
		this.beanFactory = beanFactory;
	}

	@Override
	protected @Nullable FailureAnalysis analyze(Throwable rootFailure, AopConfigException cause) {
		if (!(this.beanFactory instanceof ConfigurableListableBeanFactory beans)) {
			return null;
		}
		for (String target : beans.getBeanDefinitionNames()) {
			if (ScopedProxyUtils.isScopedTarget(target)
					&& ProviderScope.NAME.equals(beans.getMergedBeanDefinition(target).getScope())) {
				Class<?> type = beans.getType(target, false);
				if (type != null && Modifier.isFinal(type.getModifiers())
						&& String.valueOf(cause.getMessage()).contains(type.getName())) {
					return analysis(ScopedProxyUtils.getOriginalBeanName(target), type, cause);
				}
			}
		}
		return null;
	}

	private static FailureAnalysis analysis(String bean, Class<?> type, AopConfigException cause) {
		String kind = type.isRecord() ? "a record, and records are final" : "final";
		return new FailureAnalysis(
				"The bean '%s' is in @ProviderScope, but its class %s is %s: other beans are given a proxy, which is a subclass."
					.formatted(bean, type.getName(), kind),
				(type.isRecord() ? "Make it a class that is not final" : "Remove 'final' from the class")
						+ ", or declare the bean by a method that returns an interface.",
				cause);
	}

}
