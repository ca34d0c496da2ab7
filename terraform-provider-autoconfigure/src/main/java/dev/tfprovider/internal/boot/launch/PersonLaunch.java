/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import dev.tfprovider.internal.boot.restart.DevToolsRestarts;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.PluginProcess;

/**
 * The launch of a process by a person, who runs a command or wants to know what this
 * program is. Nothing is served.
 */
final class PersonLaunch extends ProviderLaunch {

	PersonLaunch(PluginProcess process, LaunchMode mode) {
		super(process, mode);
	}

	@Override
	void begin() {
		DevToolsRestarts.prevent();
	}

	@Override
	public LaunchServer server() {
		throw new IllegalStateException("This process does not serve a provider");
	}

}
