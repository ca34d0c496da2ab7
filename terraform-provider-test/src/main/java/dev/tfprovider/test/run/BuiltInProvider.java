/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

/**
 * Installs no provider, for configurations that use only the built-in provider of the
 * CLI.
 */
final class BuiltInProvider extends ProviderInstallation {

	BuiltInProvider() {
		super(new ProviderSource("terraform.io", "builtin", "terraform"));
	}

	@Override
	String requirement() {
		return "";
	}

}
