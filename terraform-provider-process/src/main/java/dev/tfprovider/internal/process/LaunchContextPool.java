/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import dev.tfprovider.internal.plugin.DaemonThread;
import dev.tfprovider.internal.plugin.ServerCertificate;
import org.jspecify.annotations.Nullable;

import org.springframework.core.env.Environment;

/**
 * Holds the application contexts of a shared process: those that serve a launch, and
 * those prepared for the next launches.
 */
final class LaunchContextPool implements ControlHandler {

	private static final Duration PATIENCE_WHEN_PREPARED = Duration.ofSeconds(5);

	private static final Duration PATIENCE = Duration.ofSeconds(40);

	private static final Duration CALM = Duration.ofMillis(300);

	private static final Duration PATIENCE_WITH_ENDING = Duration.ofSeconds(10);

	private static final int MAX_RUNNING = 64;

	private final ApplicationMain application;

	private final Path directory;

	private final LaunchThreads threads;

	private final LaunchLogging logging;

	private volatile ProcessProperties properties;

	private final int maxPrepared;

	private final Map<LaunchContext, Long> ending = new LinkedHashMap<>();

	private final Instant since = Instant.now();

	private final Set<LaunchContext> running = new LinkedHashSet<>();

	/**
	 * Launches that run elsewhere in this process.
	 */
	private final Set<SharedLaunch> others = new LinkedHashSet<>();

	private final Deque<LaunchContext> prepared = new ArrayDeque<>();

	private final ScheduledExecutorService preparer = Executors
		.newSingleThreadScheduledExecutor((task) -> DaemonThread.of("process-preparer", task));

	private Map<String, String> likely = Map.of();

	private @Nullable Future<?> next;

	private long lastUse = System.nanoTime();

	private int accepted;

	private int served;

	private boolean closed;

	LaunchContextPool(ApplicationMain application, Path directory, LaunchThreads threads, LaunchLogging logging,
			ProcessProperties properties, int maxPrepared) {
		this.maxPrepared = maxPrepared;
		this.application = application;
		this.directory = directory;
		this.threads = threads;
		this.logging = logging;
		this.properties = properties;
		// the first key of a process takes a hundred times as long as later ones
		this.preparer.execute(() -> ServerCertificate.generate(Instant.now()));
	}

	@Override
	public synchronized Optional<Duration> accept(LaunchRequest request) {
		if (this.closed || this.running.size() + this.accepted >= MAX_RUNNING) {
			return Optional.empty();
		}
		this.accepted++;
		boolean ready = this.prepared.stream().anyMatch((launch) -> launch.isWaiting() && isFor(launch, request));
		return Optional.of(ready ? PATIENCE_WHEN_PREPARED : PATIENCE);
	}

	@Override
	public LaterLaunch serve(LaunchRequest request, LaunchRelay relay) {
		try {
			LaunchContext launch = take(request);
			while (!launch.process().begin(request, relay)) {
				launch = take(request);
			}
			begun(launch);
			return launch.process();
		}
		finally {
			synchronized (this) {
				this.accepted--;
			}
		}
	}

	private void begun(LaunchContext launch) {
		synchronized (this) {
			this.served++;
			this.running.add(launch);
		}
		launch.process().onEnd(() -> ended(launch));
	}

	/**
	 * Count a launch that this process serves by itself.
	 */
	void adopt(SharedLaunch launch) {
		synchronized (this) {
			this.served++;
			this.others.add(launch);
		}
		launch.onEnd(() -> {
			synchronized (this) {
				this.others.remove(launch);
				this.lastUse = System.nanoTime();
				notifyAll();
			}
		});
	}

	/**
	 * End all launches because their host is gone.
	 */
	void abandon() {
		List<LaunchContext> abandoned;
		synchronized (this) {
			abandoned = List.copyOf(this.running);
		}
		abandoned.forEach((launch) -> launch.process().loseHost());
	}

	private LaunchContext take(LaunchRequest request) {
		LaunchContext preparing = null;
		synchronized (this) {
			for (Iterator<LaunchContext> all = this.prepared.iterator(); all.hasNext();) {
				LaunchContext launch = all.next();
				if (!isFor(launch, request)) {
					all.remove();
					discard(launch);
				}
				else if (launch.isWaiting()) {
					all.remove();
					return launch;
				}
				else if (preparing == null) {
					preparing = launch;
				}
			}
			if (preparing != null) {
				this.prepared.remove(preparing);
				return preparing;
			}
		}
		return start(request.environment());
	}

	/**
	 * End a launch that is not needed any more.
	 */
	private void discard(LaunchContext launch) {
		this.ending.put(launch, System.nanoTime());
		launch.process().giveUp();
	}

	private static boolean isFor(LaunchContext launch, LaunchRequest request) {
		return launch.process().isFor(request);
	}

	private LaunchContext start(Map<String, String> environment) {
		LaunchContext launch = new LaunchContext(new LaterLaunch(environment, this.directory), this.application,
				this.threads, this.logging, this::configure, () -> prepare(environment));
		launch.start();
		return launch;
	}

	/**
	 * Prepare for launches like one that has just been served: at once if nothing is
	 * prepared, else when Terraform has got what it wants.
	 */
	synchronized void prepare(Map<String, String> environment) {
		this.likely = LaunchVariables.expected(environment);
		this.prepared.removeIf((launch) -> launch.process().hasEnded());
		prepareAfter(this.prepared.isEmpty() ? Duration.ZERO : CALM);
	}

	private void prepareAfter(Duration time) {
		if (this.next != null) {
			this.next.cancel(false);
		}
		if (!this.closed) {
			this.next = this.preparer.schedule(this::prepareOne, time.toMillis(), TimeUnit.MILLISECONDS);
		}
	}

	private void prepareOne() {
		synchronized (this) {
			this.next = null;
			if (this.closed || this.prepared.size() >= spares()) {
				return;
			}
			this.prepared.add(start(this.likely));
			prepareAfter(CALM);
		}
	}

	private int spares() {
		return Math.min(this.maxPrepared, this.properties.prepared());
	}

	private void configure(Environment environment) {
		this.properties = ProcessProperties.of(environment);
	}

	/**
	 * Return the properties of the application, as far as they are known.
	 */
	ProcessProperties properties() {
		return this.properties;
	}

	/**
	 * Tell whether a launch that ended long ago still runs code.
	 */
	synchronized boolean hasLeak() {
		this.ending.keySet().removeIf(LaunchContext::isOver);
		return this.ending.values()
			.stream()
			.anyMatch((time) -> System.nanoTime() - time > PATIENCE_WITH_ENDING.toNanos());
	}

	private synchronized void ended(LaunchContext launch) {
		this.running.remove(launch);
		this.ending.put(launch, System.nanoTime());
		this.lastUse = System.nanoTime();
		notifyAll();
	}

	/**
	 * Return how long the process has been idle.
	 */
	synchronized Duration idle() {
		return isUnused() ? Duration.ofNanos(System.nanoTime() - this.lastUse) : Duration.ZERO;
	}

	/**
	 * Close the process to new launches.
	 */
	synchronized void close() {
		this.closed = true;
		this.prepared.forEach(this::discard);
		this.prepared.clear();
		notifyAll();
	}

	synchronized boolean isClosed() {
		return this.closed;
	}

	/**
	 * Tell whether no code of the application runs any more.
	 */
	synchronized boolean isQuiet() {
		this.ending.keySet().removeIf(LaunchContext::isOver);
		return this.ending.isEmpty();
	}

	synchronized boolean isDone() {
		return this.closed && isUnused();
	}

	private synchronized boolean isUnused() {
		return this.running.isEmpty() && this.others.isEmpty() && this.accepted == 0;
	}

	/**
	 * Wait a while, or until something has changed.
	 */
	synchronized void await(Duration time) throws InterruptedException {
		wait(time.toMillis());
	}

	@Override
	public synchronized String status() {
		Runtime runtime = Runtime.getRuntime();
		StringBuilder text = new StringBuilder();
		text.append("process %s since %s, %s launches served, %s MiB of memory used of %s MiB\n".formatted(
				ProcessHandle.current().pid(), this.since, this.served,
				(runtime.totalMemory() - runtime.freeMemory()) >> 20, runtime.maxMemory() >> 20));
		Stream.concat(this.others.stream(), this.running.stream().map(LaunchContext::process))
			.flatMap((launch) -> launch.description().stream())
			.forEach((description) -> text.append("  ").append(description).append('\n'));
		return text.toString();
	}

	@Override
	public void stop() {
		close();
	}

}
