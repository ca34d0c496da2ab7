/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.internal.LastCommand;
import dev.tfprovider.test.run.EngineRun;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestInstantiationAwareExtension;

import org.springframework.context.ApplicationContext;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/**
 * Injects Terraform in memory, with the provider of the application context, into tests.
 */
class TerraformProviderTestExtension implements ParameterResolver, AfterEachCallback, TestInstantiationAwareExtension {

	private static final Namespace NAMESPACE = Namespace.create(TerraformProviderTestExtension.class);

	@Override
	public ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext rootContext) {
		return ExtensionContextScope.TEST_METHOD;
	}

	@Override
	public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
		Class<?> type = parameter.getParameter().getType();
		return type == Terraform.class || type == InMemoryTerraform.class;
	}

	@Override
	public InMemoryTerraform resolveParameter(ParameterContext parameter, ExtensionContext context) {
		return context.getStore(NAMESPACE)
			.computeIfAbsent(InMemoryTerraform.class, (key) -> start(SpringExtension.getApplicationContext(context)),
					InMemoryTerraform.class);
	}

	/**
	 * Show what Terraform did last in the report of a test that failed.
	 */
	@Override
	public void afterEach(ExtensionContext context) {
		InMemoryTerraform terraform = context.getStore(NAMESPACE).get(InMemoryTerraform.class, InMemoryTerraform.class);
		Throwable failure = context.getExecutionException().orElse(null);
		if (terraform != null && failure != null) {
			terraform.lastRun()
				.map(EngineRun::toString)
				.filter((run) -> !String.valueOf(failure.getMessage()).contains(run))
				.ifPresent((run) -> failure.addSuppressed(new LastCommand(run)));
		}
	}

	private static InMemoryTerraform start(ApplicationContext context) {
		ContextProvider provider = ContextProvider.of(context);
		return InMemoryTerraform.of(provider.service(), provider.sessions(), provider.address())
			.withProvider(TestSettings.of(context.getEnvironment()));
	}

}
