/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;

import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.BeansException;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Checks that a bean works on a provider that is not configured: that neither it nor a
 * bean it is injected with is in the provider scope.
 *
 * @param beanFactory knows the beans
 * @param name name of the bean
 */
record UnconfiguredBean(ConfigurableListableBeanFactory beanFactory, String name) {

	private static final String REMEDY = "Take what the function needs from its arguments, and what depends on the "
			+ "settings from a data source; inject only beans that do without the settings.";

	/**
	 * Create the bean and check it.
	 * @throws InvalidDeclarationException if it needs the settings
	 */
	void check() {
		if (isConfigured(this.name)) {
			throw refuse("is in the provider scope itself");
		}
		try {
			this.beanFactory.getBean(this.name);
		}
		catch (BeansException ex) {
			for (Throwable cause = ex; cause != null; cause = cause.getCause()) {
				if (cause instanceof ProviderNotConfiguredException) {
					throw refuse("needs the provider's settings when it is created");
				}
			}
			throw ex;
		}
		Deque<List<String>> ways = new ArrayDeque<>(List.of(List.of(this.name)));
		Set<String> seen = new LinkedHashSet<>();
		while (!ways.isEmpty()) {
			List<String> way = ways.removeFirst();
			for (String next : this.beanFactory.getDependenciesForBean(way.get(way.size() - 1))) {
				List<String> longer = Stream.concat(way.stream(), Stream.of(next)).toList();
				if (isConfigured(next)) {
					throw refuse("is injected with a bean of the provider scope: " + String.join(" > ", longer));
				}
				if (seen.add(next)) {
					ways.addLast(longer);
				}
			}
		}
	}

	/**
	 * Return whether a bean is in the provider scope, or stands for one that is.
	 */
	private boolean isConfigured(String bean) {
		return Stream.of(bean, ScopedProxyUtils.getTargetBeanName(bean))
			.anyMatch((candidate) -> this.beanFactory.containsBeanDefinition(candidate)
					&& ProviderScope.NAME.equals(this.beanFactory.getMergedBeanDefinition(candidate).getScope()));
	}

	private InvalidDeclarationException refuse(String problem) {
		return new InvalidDeclarationException("The bean '" + this.name + "' has functions, but " + problem
				+ ". Terraform calls functions on a provider that is not configured", REMEDY);
	}

}
