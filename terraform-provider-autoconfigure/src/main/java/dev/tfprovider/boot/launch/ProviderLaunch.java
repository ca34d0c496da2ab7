/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.plugin.HangupSignal;
import dev.tfprovider.internal.plugin.HostOffer;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.ParentWatchdog;
import dev.tfprovider.internal.plugin.PluginLaunch;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginLaunch;

/**
 * The launch of this process as the context around it sees it: made before the context, a
 * bean within it.
 */
public final class ProviderLaunch {

	private final PluginLaunch launch;

	private final LaunchMode mode;

	private final Supplier<ProviderTransport> transport;

	private final ProviderExit exit;

	private final AtomicBoolean announced = new AtomicBoolean();

	private final LogMask logMask = new LogMask();

	private ProviderLaunch(PluginLaunch launch, LaunchMode mode) {
		this.launch = launch;
		this.mode = mode;
		this.exit = new ProviderExit(launch);
		this.transport = switch (mode) {
			case PLUGIN -> startToMake(HostOffer.of(launch));
			case DEBUG -> startToMake(HostOffer.none());
			case COMMAND, HELP, BY_HAND -> () -> {
				throw new IllegalStateException("Nobody launched this process to connect to it");
			};
		};
	}

	private static Supplier<ProviderTransport> startToMake(HostOffer offer) {
		return CompletableFuture.supplyAsync(() -> new ProviderTransport(offer),
				(task) -> new Thread(task, "provider-transport").start())::join;
	}

	/**
	 * Keep standard output for the handshake from now on.
	 */
	public static void guardStandardOutput() {
		new StdoutGuard().install();
	}

	static ProviderLaunch start(List<String> arguments) {
		PluginLaunch launch = new SystemPluginLaunch(new StdoutGuard(), arguments.toArray(String[]::new));
		LaunchMode mode = LaunchMode.of(launch);
		if (mode == LaunchMode.PLUGIN || mode == LaunchMode.COMMAND) {
			guardStandardOutput();
		}
		return new ProviderLaunch(launch, mode);
	}

	/**
	 * Return the process as the launch sees it.
	 * @return the launch
	 */
	public PluginLaunch process() {
		return this.launch;
	}

	/**
	 * Return how the process was launched.
	 * @return the mode
	 */
	public LaunchMode mode() {
		return this.mode;
	}

	/**
	 * Return how to talk to the host. Key, certificate and TLS context are made on
	 * another thread while the context starts.
	 * @return the transport, waited for
	 */
	public ProviderTransport transport() {
		return this.transport.get();
	}

	/**
	 * Return the end of the process.
	 * @return the end, maybe begun
	 */
	public ProviderExit exit() {
		return this.exit;
	}

	/**
	 * Make sure that the process ends: soon once anything makes it end, and with the one
	 * that launched it. A debugged provider whose terminal may go does not mind that.
	 */
	void watchTheEnd() {
		this.exit.boundEveryExit();
		if (this.mode == LaunchMode.PLUGIN || !HangupSignal.isIgnored()) {
			new ParentWatchdog(this.launch, ParentWatchdog.INTERVAL, this.exit::begin);
		}
	}

	/**
	 * Hide secrets in every line of the log from now on.
	 * @param mask hides them in a text
	 */
	public void hideInLog(UnaryOperator<String> mask) {
		this.logMask.use(mask);
	}

	LogMask logMask() {
		return this.logMask;
	}

	/**
	 * Note that hosts have been told where the provider listens.
	 * @return {@code false} if they had been told before
	 */
	public boolean announce() {
		return this.announced.compareAndSet(false, true);
	}

}
