/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import dev.tfprovider.test.run.DebuggedProvider;
import dev.tfprovider.test.run.ProviderInstallation;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;

/**
 * Determines how a {@link TerraformAcceptanceTest} makes its provider available to the
 * CLI.
 */
public enum InstallationMethod {

	/** Quick: started straight from its directory, see {@link ProviderInstallation}. */
	DEV_OVERRIDE {

		@Override
		ProviderInstallation install(String source, String version, Path launcher, ExtensionContext context) {
			return ProviderInstallation.devOverride(source, launcher);
		}

	},

	/** Real: installed by {@code terraform init} from a filesystem mirror. */
	FILESYSTEM_MIRROR {

		@Override
		ProviderInstallation install(String source, String version, Path launcher, ExtensionContext context) {
			return ProviderInstallation.filesystemMirror(source, version, launcher);
		}

	},

	/**
	 * Quickest: one process in debug mode serves all tests, see {@link DebuggedProvider}.
	 * It is started for the first test that needs it and stopped after the last test of
	 * all classes.
	 */
	DEBUG {

		@Override
		ProviderInstallation install(String source, String version, Path launcher, ExtensionContext context) {
			return shared(List.of(source, launcher), () -> DebuggedProvider.start(source, launcher, Map.of()), context);
		}

	};

	/**
	 * Serve an application from the class path, one process for all tests.
	 */
	static ProviderInstallation serve(Class<?> application, ExtensionContext context) {
		return shared(application, () -> DebuggedProvider.start(application, Map.of()), context);
	}

	/**
	 * Serve an executable, one process for all tests.
	 */
	static ProviderInstallation serve(Path executable, ExtensionContext context) {
		return shared(executable, () -> DebuggedProvider.start(executable, Map.of()), context);
	}

	private static ProviderInstallation shared(Object key, Supplier<DebuggedProvider> start, ExtensionContext context) {
		return context.getStore(StoreScope.LAUNCHER_SESSION, Namespace.create(InstallationMethod.class))
			.computeIfAbsent(key, (absent) -> start.get(), DebuggedProvider.class)
			.installation();
	}

	abstract ProviderInstallation install(String source, String version, Path launcher, ExtensionContext context);

}
