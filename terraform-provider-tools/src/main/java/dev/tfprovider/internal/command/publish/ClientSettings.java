/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.time.Duration;

/**
 * How a client tries.
 *
 * @param attempts how often a request is sent
 * @param pause between the first two attempts, doubled for each further one
 * @param timeout of connections and answers
 * @param dryRun whether requests that change something are only shown
 */
public record ClientSettings(int attempts, Duration pause, Duration timeout, boolean dryRun) {

	/**
	 * Those of commands.
	 */
	public static final ClientSettings OF_COMMANDS = new ClientSettings(4, Duration.ofSeconds(1),
			Duration.ofSeconds(60), false);

}
