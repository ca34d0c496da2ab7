/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import dev.tfprovider.internal.plugin.DaemonThread;
import org.jspecify.annotations.Nullable;

/**
 * Determines the launch that a thread works for, which it inherits from the thread that
 * started it.
 */
final class LaunchThreads {

	private final InheritableThreadLocal<@Nullable SharedLaunch> current = new InheritableThreadLocal<>();

	/**
	 * Return the launch that the current thread works for.
	 * @return the launch, which may have ended; {@code null} if there is none
	 */
	@Nullable SharedLaunch current() {
		return this.current.get();
	}

	/**
	 * Let the current thread work for a launch, and every thread that it starts.
	 * @param launch the launch
	 */
	void enter(SharedLaunch launch) {
		this.current.set(launch);
	}

	/**
	 * Start a thread for a launch.
	 * @param launch the launch
	 * @param name name of the thread
	 * @param task what it does
	 * @return the thread, started
	 */
	Thread start(SharedLaunch launch, String name, Runnable task) {
		return DaemonThread.start(name, () -> {
			enter(launch);
			task.run();
		});
	}

}
