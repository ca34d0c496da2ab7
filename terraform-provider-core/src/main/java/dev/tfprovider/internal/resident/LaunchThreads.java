/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.resident;

import org.jspecify.annotations.Nullable;

/**
 * Determines the launch that a thread works for, which it inherits from the thread that
 * started it.
 */
public final class LaunchThreads {

	private final InheritableThreadLocal<@Nullable ResidentLaunch> current = new InheritableThreadLocal<>();

	/**
	 * Return the launch that the current thread works for.
	 * @return the launch, which may have ended; {@code null} if there is none
	 */
	public @Nullable ResidentLaunch current() {
		return this.current.get();
	}

	/**
	 * Start a thread for a launch.
	 * @param launch the launch
	 * @param name name of the thread
	 * @param task what it does
	 * @return the thread, started
	 */
	public Thread start(ResidentLaunch launch, String name, Runnable task) {
		Thread thread = new Thread(() -> {
			this.current.set(launch);
			task.run();
		}, name);
		thread.setDaemon(true);
		thread.start();
		return thread;
	}

}
