/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.plugin.HostOffer;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.PluginLaunch;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginLaunch;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import org.jspecify.annotations.Nullable;

import org.springframework.util.Assert;

/**
 * The launch of this process as the context around it sees it: made before the context, a
 * bean within it.
 */
public final class ProviderLaunch {

	private final PluginLaunch launch;

	private final LaunchMode mode;

	private final Instant createdAt = Instant.now();

	private final CompletableFuture<ProviderTransport> transport;

	private final ProviderExit exit;

	private final ConnectionSessions sessions = new ConnectionSessions();

	private @Nullable HostServices hostServices;

	private final @Nullable EarlyServer earlyServer;

	private final AtomicBoolean announced = new AtomicBoolean();

	private final LogMask logMask = new LogMask();

	private ProviderLaunch(PluginLaunch launch, LaunchMode mode) {
		this.launch = launch;
		this.mode = mode;
		this.exit = new ProviderExit(launch, ProviderExit.GRACE);
		this.transport = switch (mode) {
			case PLUGIN -> startToMake(HostOffer.of(launch));
			case DEBUG -> startToMake(HostOffer.none());
			case COMMAND, HELP, BY_HAND -> CompletableFuture
				.failedFuture(new IllegalStateException("Nobody launched this process to connect to it"));
		};
		this.earlyServer = (mode == LaunchMode.PLUGIN) ? new EarlyServer(this, this.transport) : null;
	}

	private static CompletableFuture<ProviderTransport> startToMake(HostOffer offer) {
		return CompletableFuture.supplyAsync(() -> new ProviderTransport(offer),
				(task) -> new Thread(task, "provider-transport").start());
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
		if (mode == LaunchMode.PLUGIN) {
			ProcessDefaults.set();
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
		return this.transport.join();
	}

	/**
	 * Return the end of the process.
	 * @return the end, maybe begun
	 */
	public ProviderExit exit() {
		return this.exit;
	}

	/**
	 * Return what every host calls, whatever the provider does.
	 * @return the services of this launch
	 */
	public synchronized HostServices hostServices() {
		if (this.hostServices == null) {
			this.hostServices = new HostServices(this.exit::begin);
		}
		return this.hostServices;
	}

	/**
	 * Return the sessions of the connections that this launch serves.
	 * @return the sessions
	 */
	public ConnectionSessions sessions() {
		return this.sessions;
	}

	/**
	 * Return the server of a launch by a host.
	 */
	EarlyServer server() {
		Assert.state(this.earlyServer != null, "No host launched this process");
		return this.earlyServer;
	}

	/**
	 * Return the server that listens already, or is about to.
	 * @return the server, or {@code null} if the application is to make one
	 */
	public @Nullable EarlyServer earlyServer() {
		return (this.earlyServer != null && this.earlyServer.isWanted()) ? this.earlyServer : null;
	}

	/**
	 * Return when the application took over from the JVM.
	 */
	Instant createdAt() {
		return this.createdAt;
	}

	/**
	 * Return when the host was told where the provider listens.
	 */
	Optional<Instant> lineAt() {
		return Optional.ofNullable(earlyServer()).map(EarlyServer::lineAt);
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
	 * Note that hosts get answers from now on, be it that the application has failed.
	 * @return {@code false} if they had got them before
	 */
	public boolean announce() {
		return this.announced.compareAndSet(false, true);
	}

}
