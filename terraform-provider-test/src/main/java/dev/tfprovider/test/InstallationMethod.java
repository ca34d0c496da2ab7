/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;

/**
 * How a {@link TerraformAcceptanceTest} hands its provider to the CLI.
 */
public enum InstallationMethod {

	/** Quick: started straight from its directory, see {@link ProviderInstallation}. */
	DEV_OVERRIDE {

		@Override
		ProviderInstallation install(String source, String version, Path launcher) {
			return ProviderInstallation.devOverride(source, launcher);
		}

	},

	/** Real: installed by {@code terraform init} from a filesystem mirror. */
	FILESYSTEM_MIRROR {

		@Override
		ProviderInstallation install(String source, String version, Path launcher) {
			return ProviderInstallation.filesystemMirror(source, version, launcher);
		}

	};

	abstract ProviderInstallation install(String source, String version, Path launcher);

}
