/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends the process: in an orderly way within a time limit, and by force after it. Hosts
 * kill after two seconds and log that the plugin misbehaved; other senders of a signal
 * may wait no longer.
 */
public final class ProviderExit {

	private static final Logger logger = LoggerFactory.getLogger(ProviderExit.class);

	private final PluginProcess process;

	private final ExitGrace ofHost;

	private final ExitGrace otherwise;

	private final Deque<Runnable> orderlyEnd = new ConcurrentLinkedDeque<>();

	private final AtomicBoolean bounded = new AtomicBoolean();

	/**
	 * Grace of the end that has begun.
	 */
	private final AtomicReference<@Nullable ExitGrace> begun = new AtomicReference<>();

	/**
	 * Create the end, not yet begun.
	 * @param process the process to end
	 */
	public ProviderExit(PluginProcess process) {
		this(process, ExitGrace.OF_HOST, ExitGrace.OTHERWISE);
	}

	ProviderExit(PluginProcess process, ExitGrace ofHost, ExitGrace otherwise) {
		this.process = process;
		this.ofHost = ofHost;
		this.otherwise = otherwise;
	}

	/**
	 * Return how long an end may take.
	 * @return the grace of the end that has begun, or of one that nobody asks for
	 */
	public ExitGrace grace() {
		ExitGrace grace = this.begun.get();
		return (grace != null) ? grace : this.otherwise;
	}

	/**
	 * Bound the time of every end from now on, also of those that a signal or the
	 * author's code begins.
	 */
	public void boundEveryExit() {
		this.process.onExit(() -> {
			StartMarkFile.remove();
			if (haltLater(1, this.otherwise)) {
				ExitReason.print(this.process);
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
	 * Add something to do before the process exits, and forget what was added before.
	 * @param action what to do; may hang or fail
	 */
	public void beforeOnly(Runnable action) {
		this.orderlyEnd.clear();
		this.orderlyEnd.push(action);
	}

	/**
	 * Begin to end the process, on threads of its own; further calls do nothing.
	 */
	public void begin() {
		begin(this.ofHost);
	}

	/**
	 * Begin to end the process, because its host is gone: in less time, for nobody waits
	 * for an answer any more. Further calls do nothing.
	 */
	public void beginWithoutHost() {
		begin(ExitGrace.WITHOUT_HOST);
	}

	/**
	 * Begin to end the process, because its host is gone before the application has
	 * started: the end of a context that still starts would wait until it has. Further
	 * calls do nothing.
	 */
	public void beginBeforeStart() {
		begin(ExitGrace.BEFORE_START);
	}

	private void begin(ExitGrace grace) {
		if (this.begun.compareAndSet(null, grace)) {
			haltLater(0, grace);
			DaemonThread.start(UnfinishedShutdown.EXIT_THREAD, this::exitInOrder);
		}
	}

	private boolean haltLater(int status, ExitGrace grace) {
		if (!this.bounded.compareAndSet(false, true)) {
			return false;
		}
		DaemonThread.start("provider-halt", () -> haltAfter(grace, status));
		return true;
	}

	private void haltAfter(ExitGrace grace, int status) {
		try {
			Thread.sleep(grace.whole().minus(grace.log()).toMillis());
			// nobody may read standard error any more
			DaemonThread.start("provider-unfinished-end", () -> UnfinishedShutdown.print(this.process.standardError()))
				.join(grace.log().toMillis());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		this.process.halt(status);
	}

	private void exitInOrder() {
		try {
			this.orderlyEnd.forEach(ProviderExit::attempt);
		}
		finally {
			this.process.exit(0);
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
