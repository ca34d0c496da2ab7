/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginProcess;

/**
 * Creates launches for tests of an application context.
 */
public final class TestLaunch {

	private TestLaunch() {
	}

	public static ProviderLaunch debug() {
		return ProviderLaunch.start("--debug");
	}

	public static ProviderLaunch command() {
		return new PersonLaunch(new SystemPluginProcess(new StdoutGuard(), "schema"), LaunchMode.COMMAND);
	}

}
