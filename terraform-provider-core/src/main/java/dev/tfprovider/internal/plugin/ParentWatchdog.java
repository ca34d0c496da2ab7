/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;

/**
 * Ends a provider whose host is gone: hosts that crash take nobody with them. For
 * launches by a host only; a provider in debug mode outlives many hosts.
 * <p>
 * It polls, as the JDK itself does to learn the end of a process that is not its child.
 */
public final class ParentWatchdog implements AutoCloseable {

	/**
	 * Time between two looks.
	 */
	public static final Duration INTERVAL = Duration.ofSeconds(1);

	private final Thread thread;

	/**
	 * Start to watch, on a daemon thread.
	 * @param launch the launch whose parent is watched
	 * @param interval time between two looks
	 * @param onOrphaned called once, on the daemon thread
	 */
	public ParentWatchdog(PluginLaunch launch, Duration interval, Runnable onOrphaned) {
		this.thread = new Thread(() -> watch(launch, interval, onOrphaned), "provider-parent-watchdog");
		this.thread.setDaemon(true);
		this.thread.start();
	}

	private static void watch(PluginLaunch launch, Duration interval, Runnable onOrphaned) {
		try {
			while (launch.parentAlive()) {
				Thread.sleep(interval.toMillis());
			}
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
