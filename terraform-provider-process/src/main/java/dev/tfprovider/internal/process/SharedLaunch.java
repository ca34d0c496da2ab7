/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.Optional;

import dev.tfprovider.internal.plugin.PluginProcess;

/**
 * One of several launches that the same process serves.
 */
interface SharedLaunch extends PluginProcess {

	/**
	 * Tell whether the launch has ended.
	 * @return whether the launch has ended
	 */
	boolean hasEnded();

	/**
	 * Add what to do when the launch has ended.
	 * @param action what to do, on any thread
	 */
	void onEnd(Runnable action);

	/**
	 * Describe the launch to a person.
	 * @return one line; empty if it has not begun
	 */
	Optional<String> description();

}
