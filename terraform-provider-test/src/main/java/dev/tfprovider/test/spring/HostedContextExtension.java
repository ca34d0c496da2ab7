/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import dev.tfprovider.test.run.HostedProvider;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import org.springframework.context.ApplicationContext;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/**
 * Serves the provider of the application context to the real CLI.
 */
class HostedContextExtension implements BeforeAllCallback {

	@Override
	public void beforeAll(ExtensionContext extensionContext) {
		ApplicationContext context = SpringExtension.getApplicationContext(extensionContext);
		ContextProvider provider = ContextProvider.of(context);
		HostedProvider
			.start(provider.service(), provider.sessions(), provider.address(),
					TestSettings.of(context.getEnvironment()))
			.serveTestsOf(extensionContext);
	}

}
