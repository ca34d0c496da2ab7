/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

/**
 * Makes threads that do not keep the process alive.
 */
public final class DaemonThread {

	private DaemonThread() {
	}

	/**
	 * Start a thread.
	 * @param name its name
	 * @param task what it does
	 * @return the thread
	 */
	public static Thread start(String name, Runnable task) {
		Thread thread = of(name, task);
		thread.start();
		return thread;
	}

	/**
	 * Make a thread, for an executor to start.
	 * @param name its name
	 * @param task what it does
	 * @return the thread
	 */
	public static Thread of(String name, Runnable task) {
		Thread thread = new Thread(task, name);
		thread.setDaemon(true);
		return thread;
	}

}
