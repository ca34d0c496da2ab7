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

	/**
	 * Return a launch by a host.
	 * @param later whether it is prepared before the host launches it
	 */
	public static ProviderLaunch byHost(boolean later) {
		return new HostLaunch(new SystemPluginProcess(new StdoutGuard())) {

			@Override
			public boolean isLaterLaunch() {
				return later;
			}

		};
	}

	public static ProviderLaunch command() {
		return new PersonLaunch(new SystemPluginProcess(new StdoutGuard(), "schema"), LaunchMode.COMMAND);
	}

}
