/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.internal.runtime.ProviderNotConfiguredException;

import org.springframework.beans.factory.UnsatisfiedDependencyException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * A bean that needs the provider's settings while the application starts, when Terraform
 * has not configured the provider yet.
 */
class ProviderNotConfiguredFailureAnalyzer extends AbstractFailureAnalyzer<ProviderNotConfiguredException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, ProviderNotConfiguredException cause) {
		UnsatisfiedDependencyException dependency = findCause(rootFailure, UnsatisfiedDependencyException.class);
		String bean = (dependency != null) ? "The bean '" + dependency.getBeanName() + "'" : "A bean";
		return new FailureAnalysis(
				bean + " needs the provider's settings while the application starts, but Terraform configures the "
						+ "provider only later.",
				"Add @ProviderScope to the bean that is made from the settings record; others may then be injected "
						+ "with it. Do not inject the settings record into any other bean, and do not use what is "
						+ "configured in a constructor.",
				cause);
	}

}
