/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Samples the processor time of processes that run the Java of a package and are no
 * descendants of the CLI when they end, as those that serve several launches.
 */
final class ProviderProcessor implements AutoCloseable {

	private static final int PAUSE_MILLIS = 100;

	private final Path folder;

	private final Map<Long, Duration> before = new ConcurrentHashMap<>();

	private final Map<Long, Duration> after = new ConcurrentHashMap<>();

	private final Thread thread = new Thread(this::watch, "processor");

	private ProviderProcessor(Path folder) {
		this.folder = folder;
	}

	/**
	 * Start looking.
	 * @param folder where the package is
	 */
	static ProviderProcessor start(Path folder) {
		ProviderProcessor processor = new ProviderProcessor(folder);
		processor.look(processor.before);
		processor.thread.setDaemon(true);
		processor.thread.start();
		return processor;
	}

	private void watch() {
		try {
			while (true) {
				Thread.sleep(PAUSE_MILLIS);
				look(this.after);
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void look(Map<Long, Duration> times) {
		ProcessHandle.allProcesses().forEach((process) -> {
			ProcessHandle.Info info = process.info();
			if (info.command().filter((java) -> Path.of(java).startsWith(this.folder)).isPresent()) {
				info.totalCpuDuration().ifPresent((time) -> times.put(process.pid(), time));
			}
		});
	}

	/**
	 * Look once more, and return what has been computed since the start: a little less
	 * than that of processes that have ended by now.
	 */
	Duration stop() {
		close();
		look(this.after);
		return this.after.entrySet()
			.stream()
			.map((entry) -> entry.getValue().minus(this.before.getOrDefault(entry.getKey(), Duration.ZERO)))
			.reduce(Duration.ZERO, Duration::plus);
	}

	@Override
	public void close() {
		this.thread.interrupt();
	}

}
