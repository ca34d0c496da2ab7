/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.time.Duration;

import dev.tfprovider.test.internal.ProcessTable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Fails a class that leaves a provider behind, other than the one in debug mode that
 * classes share.
 */
class NothingLeftRunning implements AfterAllCallback {

	private static final Duration LONGEST_END = Duration.ofSeconds(5);

	@Override
	public void afterAll(ExtensionContext context) {
		ProcessTable.awaitNone(PackagedProvider.COMMAND_LINE, PackagedProvider::isLaunched, LONGEST_END);
	}

}
