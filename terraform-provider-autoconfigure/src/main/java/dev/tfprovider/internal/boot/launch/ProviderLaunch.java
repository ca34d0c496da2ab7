/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.plugin.InterruptSignal;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.ParentWatchdog;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginProcess;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.BootstrapRegistry.InstanceSupplier;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;

/**
 * One launch of the provider, from the start of the process to its exit: how it was
 * started, its process, server, sessions and log. It is created before the application
 * context, which has it as a bean. A shared process has several.
 */
public abstract class ProviderLaunch {

	private final PluginProcess process;

	private final LaunchMode mode;

	private final Instant createdAt = Instant.now();

	private final ProviderExit exit;

	private final ConnectionSessions sessions;

	private final LogMask logMask = new LogMask();

	ProviderLaunch(PluginProcess process, LaunchMode mode) {
		this(process, mode, new ProviderExit(process), new ConnectionSessions());
	}

	ProviderLaunch(PluginProcess process, LaunchMode mode, ProviderExit exit, ConnectionSessions sessions) {
		this.process = process;
		this.mode = mode;
		this.exit = exit;
		this.sessions = sessions;
	}

	/**
	 * Keep standard output for the handshake from now on.
	 */
	public static void guardStandardOutput() {
		new StdoutGuard().install();
	}

	/**
	 * Begin the launch of this process, with its standard streams for whoever launched it
	 * from now on. What is not launched, such as the application of a test, prints as it
	 * likes.
	 * @param arguments the command line
	 */
	static ProviderLaunch start(String... arguments) {
		PluginProcess process = new SystemPluginProcess(new StdoutGuard(), arguments);
		LaunchMode mode = LaunchMode.of(process);
		if (mode == LaunchMode.PLUGIN) {
			new StderrGuard().install();
		}
		if (mode == LaunchMode.PLUGIN || mode == LaunchMode.COMMAND) {
			guardStandardOutput();
		}
		return switch ((mode == LaunchMode.BY_HAND && ClassesFolder.hasMainClass()) ? LaunchMode.DEBUG : mode) {
			case PLUGIN -> HostLaunch.start(process);
			case DEBUG -> DeveloperLaunch.start(process);
			case COMMAND, HELP, BY_HAND -> new PersonLaunch(process, mode);
		};
	}

	/**
	 * Make a transport on a thread of its own: key, certificate and TLS take as long as a
	 * good part of the start.
	 */
	static Supplier<ProviderTransport> make(Supplier<ProviderTransport> transport) {
		return CompletableFuture.supplyAsync(transport, (task) -> new Thread(task, "provider-transport").start())::join;
	}

	/**
	 * Ignore the interrupt signal, which a terminal sends to host and provider alike, and
	 * log uncaught exceptions in the form that the host reads.
	 */
	public static void handleSignalsAndExceptions() {
		InterruptSignal.ignore();
		UncaughtExceptionLogger.install();
	}

	/**
	 * Begin, before the environment of the application is prepared, on its thread.
	 */
	abstract void begin();

	/**
	 * Make this the launch of an application that starts.
	 * @param bootstrap the bootstrap context of the application
	 * @param application the application
	 */
	public void register(ConfigurableBootstrapContext bootstrap, SpringApplication application) {
		bootstrap.register(ProviderLaunch.class, InstanceSupplier.of(this));
		bootstrap.addCloseListener((closed) -> closed.getApplicationContext()
			.getBeanFactory()
			.registerSingleton("terraformProviderLaunch", this));
	}

	/**
	 * Return whether a process serves the launch that was there before it.
	 * @return whether the launch is not the first of its process
	 */
	public boolean isLaterLaunch() {
		return false;
	}

	/**
	 * Return the process as the launch sees it.
	 * @return the process
	 */
	public final PluginProcess process() {
		return this.process;
	}

	/**
	 * Return how the process was launched.
	 * @return the mode
	 */
	public final LaunchMode mode() {
		return this.mode;
	}

	/**
	 * Return the server.
	 * @return the server
	 * @throws IllegalStateException if the process does not serve a provider
	 */
	public abstract LaunchServer server();

	/**
	 * Return the exit of the process.
	 * @return the exit, which may have begun
	 */
	public final ProviderExit exit() {
		return this.exit;
	}

	/**
	 * Exit when the parent process is gone.
	 */
	final void watchParent() {
		new ParentWatchdog(this.process, ParentWatchdog.INTERVAL, () -> {
			if (server().isServed()) {
				this.exit.beginWithoutHost();
			}
			else {
				this.exit.beginBeforeStart();
			}
		});
	}

	/**
	 * Return the sessions of the connections that this launch serves.
	 * @return the sessions
	 */
	public final ConnectionSessions sessions() {
		return this.sessions;
	}

	/**
	 * Return where the process listens because the application makes it. Only a launch in
	 * debug mode knows.
	 * @return addresses and ports without the one of the provider
	 */
	public Set<String> otherListeners() {
		return Set.of();
	}

	/**
	 * Return when Spring Boot's first listener made the launch.
	 */
	final Instant createdAt() {
		return this.createdAt;
	}

	/**
	 * Return when the host was told where the provider listens.
	 */
	final Optional<Instant> lineAt() {
		return Optional.ofNullable(server().announcement().time());
	}

	/**
	 * Hide secrets in every line of the log from now on.
	 * @param mask hides them in a text
	 */
	public final void hideInLog(UnaryOperator<String> mask) {
		this.logMask.use(mask);
	}

	/**
	 * Add secrets of the provider's settings.
	 * @param values the secrets
	 */
	public void learnSecrets(Collection<String> values) {
		// the log ends with the launch
	}

	final LogMask logMask() {
		return this.logMask;
	}

}
