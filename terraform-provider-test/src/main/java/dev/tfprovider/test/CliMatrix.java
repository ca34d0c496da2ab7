/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.CliLocator;
import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContext;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContextProvider;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;

/**
 * Runs a test class once for each configured CLI.
 */
class CliMatrix implements ClassTemplateInvocationContextProvider {

	private static final Namespace NAMESPACE = Namespace.create(CliMatrix.class);

	@Override
	public boolean supportsClassTemplate(ExtensionContext context) {
		return true;
	}

	@Override
	public Stream<Invocation> provideClassTemplateInvocationContexts(ExtensionContext context) {
		return locator(context).locateAll()
			.stream()
			.map((executable) -> new Invocation(executable, version(executable, context)));
	}

	static CliLocator locator(ExtensionContext context) {
		return new CliLocator(context::getConfigurationParameter, CliLocator.ofSystem().environment());
	}

	/**
	 * Return the CLI the present tests run on.
	 */
	static Path executable(ExtensionContext context) {
		Invocation invocation = context.getStore(NAMESPACE).get(Invocation.class, Invocation.class);
		return (invocation != null) ? invocation.executable()
				: locator(context).locate().orElseThrow(() -> new IllegalStateException(CliLocator.NOT_FOUND));
	}

	/**
	 * Return the version of the CLI the present tests run on, empty if they run on none.
	 */
	static Optional<CliVersion> version(ExtensionContext context) {
		return Optional.ofNullable(context.getStore(NAMESPACE).get(Invocation.class, Invocation.class))
			.map(Invocation::version);
	}

	/**
	 * Return product and version of a CLI, asked for once.
	 */
	private static CliVersion version(Path executable, ExtensionContext context) {
		return context.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE)
			.computeIfAbsent(executable, TerraformCli::version, CliVersion.class);
	}

	/**
	 * The tests of a class on one CLI.
	 *
	 * @param executable the CLI
	 * @param version its product and version
	 */
	record Invocation(Path executable, CliVersion version) implements ClassTemplateInvocationContext {

		@Override
		public String getDisplayName(int index) {
			return this.version.toString();
		}

		@Override
		public void prepareInvocation(ExtensionContext context) {
			context.getStore(NAMESPACE).put(Invocation.class, this);
		}

	}

}
