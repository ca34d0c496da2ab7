/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.failure;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.boot.TerraformFunctions;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.BeanCreationException;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.support.ScopeNotActiveException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Analyzes a bean that needs the provider's settings while the application starts, before
 * Terraform has configured the provider.
 */
class ProviderNotConfiguredFailureAnalyzer extends AbstractFailureAnalyzer<ProviderNotConfiguredException> {

	private final @Nullable ListableBeanFactory beanFactory;

	ProviderNotConfiguredFailureAnalyzer(@Nullable BeanFactory beanFactory) {
		this.beanFactory = (beanFactory instanceof ListableBeanFactory listable) ? listable : null;
	}

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, ProviderNotConfiguredException cause) {
		String culprit = culprit(rootFailure);
		if (culprit != null && hasFunctions(culprit)) {
			return new FailureAnalysis(
					"The bean '" + culprit + "' has functions, but needs the provider's settings when it is created. "
							+ "Terraform calls functions on a provider that is not configured.",
					"Take what the function needs from its arguments, and what depends on the settings from a data "
							+ "source; inject only beans that do without the settings.",
					cause);
		}
		String bean = (culprit != null) ? "The bean '" + culprit + "'" : "A bean";
		return new FailureAnalysis(
				bean + " needs the provider's settings while the application starts, but Terraform configures the "
						+ "provider only later.",
				"Add @ProviderScope to the bean that is made from the settings record; others may then be injected "
						+ "with it. Do not inject the settings record into any other bean, and do not use what is "
						+ "configured in a constructor.",
				cause);
	}

	private boolean hasFunctions(String bean) {
		return this.beanFactory != null && this.beanFactory.containsBean(bean)
				&& this.beanFactory.findAnnotationOnBean(bean, TerraformFunctions.class) != null;
	}

	/**
	 * Return the last bean on the way that lives outside the scope.
	 */
	private static @Nullable String culprit(Throwable failure) {
		List<String> beans = new ArrayList<>();
		for (Throwable link = failure; link != null; link = link.getCause()) {
			if (link instanceof ScopeNotActiveException) {
				break;
			}
			if (link instanceof BeanCreationException creation && creation.getBeanName() != null) {
				beans.add(creation.getBeanName());
			}
		}
		return beans.isEmpty() ? null : beans.get(beans.size() - 1);
	}

}
