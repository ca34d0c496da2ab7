/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;

/**
 * A launch for tests of what happens in its context.
 */
public final class DebugLaunch {

	private DebugLaunch() {
	}

	public static ProviderLaunch start() {
		return ProviderLaunch.start(List.of("--debug"));
	}

}
