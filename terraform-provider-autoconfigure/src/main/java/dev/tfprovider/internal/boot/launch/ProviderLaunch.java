/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.plugin.exit.HangupSignal;
import dev.tfprovider.internal.plugin.exit.InterruptSignal;
import dev.tfprovider.internal.plugin.exit.ParentWatchdog;
import dev.tfprovider.internal.plugin.exit.ProviderExit;
import dev.tfprovider.internal.plugin.launch.HostProperties;
import dev.tfprovider.internal.plugin.launch.LaunchMode;
import dev.tfprovider.internal.plugin.launch.PluginLaunch;
import dev.tfprovider.internal.plugin.launch.StdoutGuard;
import dev.tfprovider.internal.plugin.launch.SystemPluginLaunch;
import dev.tfprovider.internal.plugin.log.StderrGuard;
import dev.tfprovider.internal.plugin.server.ProviderTransport;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.BootstrapRegistry.InstanceSupplier;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;

/**
 * The launch of this process as the context around it sees it: made before the context, a
 * bean within it.
 */
public final class ProviderLaunch {

	private final PluginLaunch launch;

	private final LaunchMode mode;

	private final Instant createdAt = Instant.now();

	private final ProviderExit exit;

	private final ConnectionSessions sessions = new ConnectionSessions();

	private final @Nullable AnnouncedServer server;

	private final LogMask logMask = new LogMask();

	private final @Nullable BooleanSupplier awaited;

	private final Consumer<Collection<String>> onSecrets;

	private ProviderLaunch(PluginLaunch launch, LaunchMode mode, @Nullable Supplier<ProviderTransport> transport,
			@Nullable BooleanSupplier awaited, Consumer<Collection<String>> onSecrets) {
		this.launch = launch;
		this.mode = mode;
		this.exit = new ProviderExit(launch);
		this.server = (transport != null) ? new AnnouncedServer(launch, this.exit, this.sessions, transport) : null;
		this.awaited = awaited;
		this.onSecrets = onSecrets;
	}

	private ProviderLaunch(PluginLaunch launch, LaunchMode mode, @Nullable Supplier<ProviderTransport> transport) {
		this(launch, mode, transport, null, (values) -> {
		});
	}

	private static ProviderLaunch of(PluginLaunch launch, LaunchMode mode) {
		return switch (mode) {
			case PLUGIN -> {
				CompletableFuture<ProviderTransport> transport = make(
						() -> new ProviderTransport(HostProperties.of(launch)));
				ProviderLaunch made = new ProviderLaunch(launch, mode, transport::join);
				made.server().prepare(transport);
				yield made;
			}
			case DEBUG ->
				new ProviderLaunch(launch, mode, make(() -> new ProviderTransport(HostProperties.none()))::join);
			case COMMAND, HELP, BY_HAND -> new ProviderLaunch(launch, mode, null);
		};
	}

	private static CompletableFuture<ProviderTransport> make(Supplier<ProviderTransport> transport) {
		return CompletableFuture.supplyAsync(transport, (task) -> new Thread(task, "provider-transport").start());
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
		if (mode == LaunchMode.PLUGIN) {
			new StderrGuard().install();
		}
		if (mode == LaunchMode.PLUGIN || mode == LaunchMode.COMMAND) {
			guardStandardOutput();
		}
		if (mode == LaunchMode.PLUGIN) {
			ProcessDefaults.set();
		}
		if (mode == LaunchMode.DEBUG) {
			ProcessDefaults.setForPeople();
		}
		return of(launch, mode);
	}

	/**
	 * Prepare a launch by a host that has not happened yet.
	 * @param launch the launch to be
	 * @param transport waits for the launch and tells how to talk to the host; gives the
	 * same every time
	 * @param awaited asked when the application has failed to start: whether a host waits
	 * for an answer. If not, the launch will never happen.
	 * @param onSecrets gets what is secret of the provider's settings, which threads of
	 * the launch may log after its end
	 * @return the launch
	 */
	public static ProviderLaunch prepare(PluginLaunch launch, Supplier<ProviderTransport> transport,
			BooleanSupplier awaited, Consumer<Collection<String>> onSecrets) {
		return new ProviderLaunch(launch, LaunchMode.PLUGIN, transport, awaited, onSecrets);
	}

	/**
	 * Live with a host in this process: its interrupts are not for us, and what nobody
	 * catches belongs into its log.
	 */
	public static void liveWithHost() {
		InterruptSignal.ignore();
		UncaughtExceptionLogger.install();
	}

	/**
	 * Become the launch of an application that starts.
	 * @param bootstrap what exists before its context
	 * @param application the application
	 */
	public void launch(ConfigurableBootstrapContext bootstrap, SpringApplication application) {
		bootstrap.register(ProviderLaunch.class, InstanceSupplier.of(this));
		bootstrap.addCloseListener((closed) -> closed.getApplicationContext()
			.getBeanFactory()
			.registerSingleton("terraformProviderLaunch", this));
		if (this.mode == LaunchMode.PLUGIN) {
			application.addListeners(new StartFailureListener(server(), this.launch, this.exit, this::isAwaited));
		}
	}

	private boolean isAwaited() {
		return this.awaited == null || this.awaited.getAsBoolean();
	}

	/**
	 * Return whether the launch is one of several in the process.
	 */
	boolean isPrepared() {
		return this.awaited != null;
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
	 * Return the server. Key, certificate and TLS context are made on another thread
	 * while the context starts.
	 * @return the server
	 * @throws IllegalStateException if nobody launched the process to connect to it
	 */
	public AnnouncedServer server() {
		if (this.server == null) {
			throw new IllegalStateException("Nobody launched this process to connect to it");
		}
		return this.server;
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
	 * Return the sessions of the connections that this launch serves.
	 * @return the sessions
	 */
	public ConnectionSessions sessions() {
		return this.sessions;
	}

	/**
	 * Listen while the application still starts, if a host waits for that. A launch that
	 * has not happened yet has no host.
	 */
	void listen() {
		if (this.mode == LaunchMode.PLUGIN && !isPrepared()) {
			server().listen();
		}
	}

	/**
	 * Watch the host of a launch that is one of several in the process.
	 * @return what watches it, to be closed with the context; {@code null} if the process
	 * has one host, which is watched already
	 */
	public @Nullable ParentWatchdog watchHostOfItsOwn() {
		return isPrepared() ? new ParentWatchdog(this.launch, ParentWatchdog.INTERVAL, this.exit::begin) : null;
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
		return Optional.ofNullable(server().announcedAt());
	}

	/**
	 * Hide secrets in every line of the log from now on.
	 * @param mask hides them in a text
	 */
	public void hideInLog(UnaryOperator<String> mask) {
		this.logMask.use(mask);
	}

	/**
	 * Note what is secret of the provider's settings.
	 * @param values the secrets
	 */
	public void learnSecrets(Collection<String> values) {
		this.onSecrets.accept(values);
	}

	LogMask logMask() {
		return this.logMask;
	}

}
