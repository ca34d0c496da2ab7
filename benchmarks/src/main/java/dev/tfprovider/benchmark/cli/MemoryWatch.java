/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.nio.file.Path;
import java.util.Arrays;

import dev.tfprovider.benchmark.launch.Footprint;

/**
 * Samples the memory of all processes that run the Java of a package, or are its
 * executable, shared pages counted once.
 */
final class MemoryWatch implements AutoCloseable {

	private static final int PAUSE_MILLIS = 200;

	private final Path folder;

	private final Thread thread = new Thread(this::watch, "memory");

	private volatile double most;

	private volatile int processes;

	private MemoryWatch(Path folder) {
		this.folder = folder;
	}

	/**
	 * Start looking.
	 * @param folder where the package is
	 */
	static MemoryWatch start(Path folder) {
		MemoryWatch watch = new MemoryWatch(folder);
		watch.thread.setDaemon(true);
		watch.thread.start();
		return watch;
	}

	private void watch() {
		try {
			while (true) {
				look();
				Thread.sleep(PAUSE_MILLIS);
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void look() {
		double[] sizes = ProcessHandle.allProcesses()
			.filter((process) -> process.info()
				.command()
				.filter((java) -> Path.of(java).startsWith(this.folder))
				.isPresent())
			.mapToDouble((process) -> Footprint.of(process.pid()).proportional())
			.filter(Double::isFinite)
			.toArray();
		double sum = Arrays.stream(sizes).sum();
		if (sum > this.most) {
			this.most = sum;
			this.processes = sizes.length;
		}
	}

	/**
	 * Return the most there was at once, in bytes; 0 where Linux does not tell.
	 */
	double most() {
		return this.most;
	}

	/**
	 * Return of how many processes that was the sum.
	 */
	int processes() {
		return this.processes;
	}

	@Override
	public void close() {
		this.thread.interrupt();
	}

}
