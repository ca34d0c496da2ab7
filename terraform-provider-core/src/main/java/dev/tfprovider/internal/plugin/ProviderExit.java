/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicBoolean;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The end of a provider process, once a host asked for it: in order if that is quick, and
 * by force if it is not. Hosts kill after two seconds and log that the plugin misbehaved.
 */
public final class ProviderExit {

	/**
	 * Time for an orderly end, half a second below the patience of a host.
	 */
	public static final Duration GRACE = Duration.ofMillis(1500);

	private static final Logger logger = LoggerFactory.getLogger(ProviderExit.class);

	private final PluginLaunch launch;

	private final Duration grace;

	private final Deque<Runnable> orderlyEnd = new ConcurrentLinkedDeque<>();

	private final AtomicBoolean begun = new AtomicBoolean();

	/**
	 * Create the end, not yet begun.
	 * @param launch the launch to end
	 * @param grace time from the beginning until the process is halted
	 */
	public ProviderExit(PluginLaunch launch, Duration grace) {
		this.launch = launch;
		this.grace = grace;
	}

	/**
	 * Add something to do before the process exits, such as to close a server. What was
	 * added last is done first.
	 * @param action what to do; may hang or fail
	 */
	public void before(Runnable action) {
		this.orderlyEnd.push(action);
	}

	/**
	 * Begin to end the process, on threads of its own; further calls do nothing.
	 */
	public void begin() {
		if (this.begun.compareAndSet(false, true)) {
			start("provider-halt", this::haltAfterGrace);
			start("provider-exit", this::exitInOrder);
		}
	}

	private static void start(String name, Runnable task) {
		Thread thread = new Thread(task, name);
		thread.setDaemon(true);
		thread.start();
	}

	private void haltAfterGrace() {
		try {
			Thread.sleep(this.grace.toMillis());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		this.launch.halt(0);
	}

	private void exitInOrder() {
		try {
			this.orderlyEnd.forEach(ProviderExit::attempt);
		}
		finally {
			this.launch.exit(0);
		}
	}

	private static void attempt(Runnable action) {
		try {
			action.run();
		}
		catch (RuntimeException ex) {
			logger.warn("A part of the provider could not end in order", ex);
		}
	}

}
