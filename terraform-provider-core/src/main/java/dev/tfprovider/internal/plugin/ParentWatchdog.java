/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;

/**
 * Exits a provider whose parent process is gone, since a host that crashes does not end
 * its plugins. In debug mode the parent is a shell or an IDE.
 * <p>
 * It polls, as the JDK itself does to learn the end of a process that is not its child.
 * The first look comes after an interval, so that it costs nothing while the provider
 * starts.
 */
public final class ParentWatchdog implements AutoCloseable {

	/**
	 * Time between two looks: a look takes some 50 µs, and a host that crashed should
	 * leave nothing behind.
	 */
	public static final Duration INTERVAL = Duration.ofMillis(100);

	private final Thread thread;

	/**
	 * Start to watch, on a daemon thread.
	 * @param process the process whose parent is watched
	 * @param interval time between two looks
	 * @param onOrphaned called once, on the daemon thread
	 */
	public ParentWatchdog(PluginProcess process, Duration interval, Runnable onOrphaned) {
		this.thread = DaemonThread.start("provider-parent-watchdog", () -> watch(process, interval, onOrphaned));
	}

	private static void watch(PluginProcess process, Duration interval, Runnable onOrphaned) {
		try {
			do {
				Thread.sleep(interval.toMillis());
			}
			while (process.parentAlive());
		}
		catch (InterruptedException ex) {
			return;
		}
		onOrphaned.run();
	}

	/**
	 * Stop watching.
	 */
	@Override
	public void close() {
		this.thread.interrupt();
	}

	void join() throws InterruptedException {
		this.thread.join();
	}

}
