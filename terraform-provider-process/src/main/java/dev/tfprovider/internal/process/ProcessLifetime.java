/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;

import dev.tfprovider.internal.plugin.PluginProcess;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Decides when a shared process ends. All times are monotonic.
 */
final class ProcessLifetime {

	private static final Logger logger = LoggerFactory.getLogger(ProcessLifetime.class);

	private static final Duration REQUEST = Duration.ofSeconds(5);

	private static final Duration LOOK = Duration.ofSeconds(1);

	private static final Duration BLINK = Duration.ofMillis(50);

	private static final Duration REST = Duration.ofSeconds(3);

	private final long start = System.nanoTime();

	private final LaunchContextPool launches;

	private final ProcessKey key;

	private final ProcessFile file;

	private final ProcessFile.Entry entry;

	private final Supplier<PackageFingerprint> look;

	private final PackageFingerprint fingerprint;

	private final ProcessMemory memory = new ProcessMemory();

	private final boolean ci;

	/**
	 * The only host that launches, and that the process does not outlive.
	 */
	private final @Nullable HostProcess host;

	private final Runnable onHostGone;

	private boolean hostGone;

	private ProcessLifetime(LaunchContextPool launches, ProcessKey key, ProcessFile file, ProcessFile.Entry entry,
			Path folder, boolean ci, @Nullable HostProcess host, Runnable onHostGone) {
		this.launches = launches;
		this.key = key;
		this.file = file;
		this.entry = entry;
		this.look = () -> PackageFingerprint.of(folder, Path.of(System.getProperty("java.home")));
		this.fingerprint = this.look.get();
		this.ci = ci;
		this.host = host;
		this.onHostGone = onHostGone;
	}

	/**
	 * Let launchers find a process, and run until no launch is left and no more are
	 * accepted.
	 * @param process the process
	 * @param launches its launches
	 * @param key what they have in common
	 * @param file where launchers find it
	 * @param folder folder of the package
	 * @param host the only host that launches, {@code null} if any may
	 * @param onHostGone what to do when that host is gone
	 * @param onFound what to do once launchers can find the process
	 */
	static void live(PluginProcess process, LaunchContextPool launches, ProcessKey key, ProcessFile file, Path folder,
			@Nullable HostProcess host, Runnable onHostGone, Runnable onFound)
			throws IOException, InterruptedException {
		file.folder().sweep();
		ControlToken token = ControlToken.random();
		try (ControlServer server = new ControlServer(token, key, launches, REQUEST,
				Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")))) {
			server.start();
			ProcessFile.Entry entry = new ProcessFile.Entry(server.port(), token, process.processId());
			ProcessLifetime lifetime = new ProcessLifetime(launches, key, file, entry, folder,
					process.variable("CI") != null, host, onHostGone);
			file.write(entry);
			onFound.run();
			lifetime.live(server);
		}
	}

	private void live(ControlServer server) throws IOException, InterruptedException {
		boolean rested = false;
		while (!this.launches.isClosed()) {
			await();
			if (this.hostGone || isOver()) {
				this.launches.close();
			}
			else if (this.launches.idle().compareTo(REST) < 0) {
				rested = false;
				if (!this.launches.idle().isZero()) {
					this.memory.releaseMuch();
				}
			}
			else if (!rested) {
				rested = true;
				this.memory.release();
			}
		}
		this.file.delete(this.entry);
		server.close();
		while (!this.launches.isDone()) {
			await();
		}
		Duration patience = this.hostGone ? BLINK.multipliedBy(2) : REST;
		long done = System.nanoTime();
		while (!this.launches.isQuiet() && System.nanoTime() - done < patience.toNanos()) {
			this.launches.await(BLINK);
		}
	}

	/**
	 * Wait a while, or until the host is gone, which ends the launches.
	 */
	private void await() throws InterruptedException {
		if (this.host == null || this.hostGone) {
			this.launches.await(LOOK);
			return;
		}
		long end = System.nanoTime() + LOOK.toNanos();
		do {
			this.launches.await(BLINK);
			if (!this.host.isAlive()) {
				this.hostGone = true;
				this.launches.close();
				this.launches.abandon();
				this.onHostGone.run();
			}
		}
		while (!this.launches.isClosed() && System.nanoTime() < end);
	}

	private boolean isOver() throws IOException {
		ProcessProperties properties = this.launches.properties();
		Duration age = Duration.ofNanos(System.nanoTime() - this.start);
		return this.launches.idle().compareTo(properties.idleTimeout(this.ci)) > 0
				|| age.compareTo(properties.maxAge()) > 0 || this.launches.hasLeak() || this.memory.isLow()
				|| !this.look.get().equals(this.fingerprint) || !this.key.isThere() || this.file.isTakenFrom(this.entry)
				|| !isFound();
	}

	/**
	 * A launcher that got no answer in time has removed the file, so that no launch waits
	 * for a process that hangs. Restore it if the process was just slow.
	 */
	private boolean isFound() {
		if (this.file.read().isPresent()) {
			return true;
		}
		try {
			new ControlClient(this.entry, LOOK).status();
			this.file.write(this.entry);
			return true;
		}
		catch (IOException ex) {
			logger.warn("The process can no longer be found", ex);
			return false;
		}
	}

}
