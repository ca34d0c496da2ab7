/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.failure;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.runtime.session.ProviderNotConfiguredException;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.BeanCreationException;
import org.springframework.beans.factory.support.ScopeNotActiveException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Analyzes a bean that needs the provider's settings while the application starts, before
 * Terraform has configured the provider.
 */
class ProviderNotConfiguredFailureAnalyzer extends AbstractFailureAnalyzer<ProviderNotConfiguredException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, ProviderNotConfiguredException cause) {
		String culprit = culprit(rootFailure);
		String bean = (culprit != null) ? "The bean '" + culprit + "'" : "A bean";
		return new FailureAnalysis(
				bean + " needs the provider's settings while the application starts, but Terraform configures the "
						+ "provider only later.",
				"Add @ProviderScope to the bean that is made from the settings record; others may then be injected "
						+ "with it. Do not inject the settings record into any other bean, and do not use what is "
						+ "configured in a constructor.",
				cause);
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
