/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.boot.restart.DevelopmentServer;
import dev.tfprovider.internal.boot.restart.DevelopmentSettings;
import dev.tfprovider.internal.plugin.exit.HangupSignal;
import dev.tfprovider.internal.plugin.exit.InterruptSignal;
import dev.tfprovider.internal.plugin.exit.ParentWatchdog;
import dev.tfprovider.internal.plugin.exit.ProviderExit;
import dev.tfprovider.internal.plugin.handshake.ServerAddress;
import dev.tfprovider.internal.plugin.launch.HostProperties;
import dev.tfprovider.internal.plugin.launch.LaunchMode;
import dev.tfprovider.internal.plugin.launch.PluginProcess;
import dev.tfprovider.internal.plugin.launch.StdoutGuard;
import dev.tfprovider.internal.plugin.launch.SystemPluginProcess;
import dev.tfprovider.internal.plugin.log.StderrGuard;
import dev.tfprovider.internal.plugin.server.ProviderTransport;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.resident.CommandScope;
import dev.tfprovider.internal.resident.FirstLaunch;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.BootstrapRegistry.InstanceSupplier;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;

/**
 * One launch of the provider, from the start of the process to its exit: how it was
 * started, its process, server, sessions and log. It is created before the application
 * context, which has it as a bean. A resident process has several.
 */
public final class ProviderLaunch {

	private final PluginProcess process;

	private final LaunchMode mode;

	private final Instant createdAt = Instant.now();

	private final ProviderExit exit;

	private final ConnectionSessions sessions = new ConnectionSessions();

	private final @Nullable Supplier<ProviderTransport> transport;

	private final @Nullable LaunchServer server;

	private final AtomicBoolean exitEnsured;

	private final LogMask logMask = new LogMask();

	/**
	 * Where the process listens before there is an application, as for a debugger.
	 */
	private final Set<String> listeners;

	private final @Nullable BooleanSupplier awaited;

	private final Consumer<Collection<String>> onSecrets;

	private ProviderLaunch(PluginProcess process, LaunchMode mode, @Nullable Supplier<ProviderTransport> transport,
			@Nullable BooleanSupplier awaited, Consumer<Collection<String>> onSecrets) {
		this.process = process;
		this.mode = mode;
		this.exit = new ProviderExit(process);
		this.transport = transport;
		this.server = (transport != null) ? server(transport) : null;
		this.awaited = awaited;
		this.onSecrets = onSecrets;
		this.exitEnsured = new AtomicBoolean();
		this.listeners = (mode == LaunchMode.DEBUG) ? ListeningSockets.of(process.processId()) : Set.of();
	}

	/**
	 * Create the launch of the next run of an application in the same process.
	 * @param before launch of the process, or of another run
	 * @param development serves hosts over all runs
	 * @param first whether there was no run before
	 */
	ProviderLaunch(ProviderLaunch before, DevelopmentServer development, boolean first) {
		this.process = before.process;
		this.mode = before.mode;
		this.exit = before.exit;
		this.transport = Objects.requireNonNull(before.transport, "The launch serves a provider");
		this.server = new RestartedServer(this.process, this.exit, this.sessions, this.transport, development, first);
		this.awaited = null;
		this.onSecrets = before.onSecrets;
		this.exitEnsured = before.exitEnsured;
		this.listeners = before.listeners;
	}

	private ProviderLaunch(PluginProcess process, LaunchMode mode, @Nullable Supplier<ProviderTransport> transport) {
		this(process, mode, transport, null, (values) -> {
		});
	}

	static ProviderLaunch of(PluginProcess process, LaunchMode mode) {
		return switch (mode) {
			case PLUGIN ->
				new ProviderLaunch(process, mode, make(() -> new ProviderTransport(HostProperties.of(process)))::join);
			case DEBUG ->
				new ProviderLaunch(process, mode, make(() -> new ProviderTransport(HostProperties.none()))::join);
			case COMMAND, HELP, BY_HAND -> new ProviderLaunch(process, mode, null);
		};
	}

	private LaunchServer server(Supplier<ProviderTransport> transport) {
		LaunchServer made = (this.mode == LaunchMode.DEBUG)
				? new DeveloperServer(this.process, this.exit, this.sessions, transport)
				: new HostServer(this.process, this.exit, this.sessions, transport);
		// before the context adds its own end, and so after it
		this.exit.before(made::close);
		return made;
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
		PluginProcess process = new SystemPluginProcess(new StdoutGuard(), arguments.toArray(String[]::new));
		LaunchMode mode = LaunchMode.of(process);
		if (mode == LaunchMode.BY_HAND && ClassesFolder.hasMainClass()) {
			mode = LaunchMode.DEBUG;
		}
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
		return of((mode == LaunchMode.PLUGIN) ? inScope(process) : process, mode);
	}

	/**
	 * Return the process as its first launch sees it, if the launcher wants it to serve
	 * the later launches of a command.
	 */
	private static PluginProcess inScope(PluginProcess process) {
		return CommandScope.find(System::getProperty)
			.<PluginProcess>map((scope) -> new FirstLaunch(process, scope))
			.orElse(process);
	}

	/**
	 * Create a launch of a resident process, which may begin later.
	 * @param process the process as the launch sees it
	 * @param transport waits for the launch and tells how to talk to the host; gives the
	 * same every time
	 * @param awaited whether a host waits for an answer, asked when the application has
	 * failed to start. If not, the launch never begins.
	 * @param onSecrets gets the secrets of the provider's settings, which threads of the
	 * launch may log after its end
	 * @return the launch
	 */
	public static ProviderLaunch resident(PluginProcess process, Supplier<ProviderTransport> transport,
			BooleanSupplier awaited, Consumer<Collection<String>> onSecrets) {
		return new ProviderLaunch(process, LaunchMode.PLUGIN, transport, awaited, onSecrets);
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
	 * Make this the launch of an application that starts.
	 * @param bootstrap the bootstrap context of the application
	 * @param application the application
	 */
	public void register(ConfigurableBootstrapContext bootstrap, SpringApplication application) {
		bootstrap.register(ProviderLaunch.class, InstanceSupplier.of(this));
		bootstrap.addCloseListener((closed) -> closed.getApplicationContext()
			.getBeanFactory()
			.registerSingleton("terraformProviderLaunch", this));
		if (this.server instanceof HostServer host) {
			application.addListeners(new StartFailureListener(host, this.process, this.exit, this::isAwaited));
		}
		if (this.server instanceof RestartedServer restarted) {
			application.addListeners(new DevelopmentFailureListener(restarted));
		}
	}

	private boolean isAwaited() {
		return this.awaited == null || this.awaited.getAsBoolean();
	}

	/**
	 * Return whether a resident process serves the launch.
	 */
	boolean isResident() {
		return this.awaited != null;
	}

	/**
	 * Return the process as the launch sees it.
	 * @return the process
	 */
	public PluginProcess process() {
		return this.process;
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
	 * @throws IllegalStateException if the process does not serve a provider
	 */
	public LaunchServer server() {
		if (this.server == null) {
			throw new IllegalStateException("This process does not serve a provider");
		}
		return this.server;
	}

	/**
	 * Return the exit of the process.
	 * @return the exit, which may have begun
	 */
	public ProviderExit exit() {
		return this.exit;
	}

	/**
	 * Limit the time that the exit of the process takes, and exit when the parent process
	 * is gone. A provider in debug mode that ignores the hangup signal outlives its
	 * terminal.
	 */
	void ensureExit() {
		if (!this.exitEnsured.compareAndSet(false, true)) {
			return;
		}
		this.exit.boundEveryExit();
		if (this.mode == LaunchMode.PLUGIN || !HangupSignal.isIgnored()) {
			new ParentWatchdog(this.process, ParentWatchdog.INTERVAL, this::endWithoutHost);
		}
	}

	private void endWithoutHost() {
		if (server().isServed()) {
			this.exit.beginWithoutHost();
		}
		else {
			this.exit.beginBeforeStart();
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
	 * Define where developers find the provider.
	 */
	void develop(DevelopmentSettings settings) {
		if (this.server instanceof DeveloperServer developer) {
			developer.develop(settings);
		}
	}

	/**
	 * Watch the host of a launch of a resident process.
	 * @return the watchdog, to be closed with the context; {@code null} if the process is
	 * not resident: then its parent is watched already
	 */
	public @Nullable ParentWatchdog watchResidentHost() {
		return isResident() ? new ParentWatchdog(this.process, ParentWatchdog.INTERVAL, this.exit::beginWithoutHost)
				: null;
	}

	/**
	 * Return where the process listens because the application makes it. Only a launch in
	 * debug mode knows.
	 * @return addresses and ports without the one of the provider
	 */
	public Set<String> otherListeners() {
		Set<String> others = new TreeSet<>(ListeningSockets.of(this.process.processId()));
		others.removeAll(this.listeners);
		server().address().map(ServerAddress::text).ifPresent(others::remove);
		return others;
	}

	/**
	 * Return when the main method began.
	 */
	Instant createdAt() {
		return this.createdAt;
	}

	/**
	 * Return when the host was told where the provider listens.
	 */
	Optional<Instant> lineAt() {
		return Optional.ofNullable(server().announcement().time());
	}

	/**
	 * Hide secrets in every line of the log from now on.
	 * @param mask hides them in a text
	 */
	public void hideInLog(UnaryOperator<String> mask) {
		this.logMask.use(mask);
	}

	/**
	 * Add secrets of the provider's settings.
	 * @param values the secrets
	 */
	public void learnSecrets(Collection<String> values) {
		this.onSecrets.accept(values);
	}

	LogMask logMask() {
		return this.logMask;
	}

}
