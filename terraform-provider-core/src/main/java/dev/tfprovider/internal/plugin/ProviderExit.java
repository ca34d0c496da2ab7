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
 * The end of a provider process, whoever asks for it: in order if that is quick, and by
 * force if it is not. Hosts kill after two seconds and log that the plugin misbehaved;
 * whoever sends a signal may have no more patience.
 */
public final class ProviderExit {

	/**
	 * Time for an orderly end, half a second below the patience of a host.
	 */
	public static final Duration GRACE = Duration.ofMillis(1500);

	/**
	 * The same in debug mode, where somebody may want to look at the end.
	 */
	public static final Duration DEBUG_GRACE = Duration.ofSeconds(10);

	private static final Duration LOG_TIME = Duration.ofMillis(150);

	private static final Logger logger = LoggerFactory.getLogger(ProviderExit.class);

	private final PluginLaunch launch;

	private final Duration grace;

	private final Deque<Runnable> orderlyEnd = new ConcurrentLinkedDeque<>();

	private final AtomicBoolean bounded = new AtomicBoolean();

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
	 * Bound the time of every end from now on, also of those that a signal or the
	 * author's code begins.
	 */
	public void boundEveryExit() {
		this.launch.onExit(() -> {
			if (haltLater(1)) {
				ExitReason.print(this.launch);
			}
		});
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
			haltLater(0);
			inBackground(UnfinishedEnd.EXIT_THREAD, this::exitInOrder);
		}
	}

	private boolean haltLater(int status) {
		if (!this.bounded.compareAndSet(false, true)) {
			return false;
		}
		inBackground("provider-halt", () -> haltAfterGrace(status));
		return true;
	}

	private static Thread inBackground(String name, Runnable task) {
		Thread thread = new Thread(task, name);
		thread.setDaemon(true);
		thread.start();
		return thread;
	}

	private void haltAfterGrace(int status) {
		try {
			Thread.sleep(this.grace.toMillis());
			// nobody may read standard error any more
			inBackground("provider-unfinished-end", () -> UnfinishedEnd.print(this.grace, this.launch.standardError()))
				.join(LOG_TIME.toMillis());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		this.launch.halt(status);
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
