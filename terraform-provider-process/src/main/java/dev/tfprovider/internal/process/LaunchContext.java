/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.ParentWatchdog;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringApplicationRunListener;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.Environment;

/**
 * Runs the application's main method for one launch of a shared process. The start of the
 * context stops where the server needs to know the host, and continues when the launch
 * begins.
 */
final class LaunchContext {

	private static final Logger logger = LoggerFactory.getLogger(LaunchContext.class);

	private final LaterLaunch process;

	private final ApplicationMain application;

	private final LaunchLogging logging;

	private final Consumer<Environment> onConfigured;

	private final Runnable onServed;

	private final CompletableFuture<ProviderTransport> transport = new CompletableFuture<>();

	private final PreparedLaunch launch;

	private final LaunchThreads threads;

	private volatile @Nullable ConfigurableApplicationContext context;

	private volatile @Nullable ProviderRuntime runtime;

	private volatile @Nullable ParentWatchdog watchdog;

	private volatile boolean waiting;

	private volatile @Nullable Thread main;

	LaunchContext(LaterLaunch process, ApplicationMain application, LaunchThreads threads, LaunchLogging logging,
			Consumer<Environment> onConfigured, Runnable onServed) {
		this.process = process;
		this.application = application;
		this.threads = threads;
		this.logging = logging;
		this.onConfigured = onConfigured;
		this.onServed = onServed;
		this.launch = new PreparedLaunch(process, this::awaitTransport, this::isAwaited, logging::learnSecrets);
		process.onHostGone(this::abandon);
		process.onEnd(this::release);
	}

	LaterLaunch process() {
		return this.process;
	}

	/**
	 * Tell whether everything has been done that can be done before the launch.
	 */
	boolean isWaiting() {
		return this.waiting;
	}

	/**
	 * Run the application, on a thread of its own.
	 */
	void start() {
		this.main = this.threads.start(this.process, "main", this::run);
	}

	private void run() {
		try {
			SpringApplication.withHook((spring) -> this.application.isRunBy(spring) ? new Run(spring) : null,
					this.application::run);
		}
		catch (CancellationException ex) {
			logger.debug("A context was prepared for no launch");
		}
		catch (Throwable ex) {
			if (!this.process.giveUp()) {
				logger.debug("The application failed", ex);
				this.process.exit(1);
			}
		}
		finally {
			if (this.process.hasEnded()) {
				release();
			}
		}
	}

	/**
	 * Return whether a host waits for an answer, and if it does not, never serve one.
	 */
	private boolean isAwaited() {
		return !this.process.giveUp() && !this.process.hasEnded();
	}

	private ProviderTransport awaitTransport() {
		if (!this.transport.isDone()) {
			this.waiting = true;
			this.process.awaitBeginning();
			if (this.process.hasEnded()) {
				throw new CancellationException("The launch has ended");
			}
			synchronized (this.transport) {
				if (!this.transport.isDone()) {
					this.transport.complete(new ProviderTransport(HostProperties.of(this.process)));
				}
			}
		}
		return this.transport.join();
	}

	/**
	 * End a launch that is not waited for any more.
	 */
	private void abandon() {
		ConfigurableApplicationContext context = this.context;
		if (context == null || !context.isActive()) {
			this.process.halt(0);
			return;
		}
		context.getBeanProvider(ProviderRuntime.class).ifAvailable(ProviderRuntime::abandon);
		context.getBeanProvider(ProviderExit.class).ifAvailable(ProviderExit::beginWithoutHost);
	}

	/**
	 * Release the resources of the launch after its end. In an orderly end there is
	 * nothing left to do.
	 */
	private void release() {
		this.logging.remove(this.process);
		ParentWatchdog watchdog = this.watchdog;
		if (watchdog != null) {
			watchdog.close();
		}
		Thread main = this.main;
		if (main != null && main != Thread.currentThread()) {
			main.interrupt();
		}
		if (this.transport.isDone()) {
			this.transport.join().close();
		}
		ConfigurableApplicationContext context = this.context;
		if (context != null && context.isActive()) {
			// beans may take their time, or hang
			this.threads.start(this.process, "launch-end", context::close);
		}
	}

	/**
	 * Tell whether none of its threads runs any more that run the provider's code.
	 */
	boolean isOver() {
		Thread main = this.main;
		ProviderRuntime runtime = this.runtime;
		return (main == null || !main.isAlive()) && (runtime == null || !runtime.isWorking())
				&& (!this.transport.isDone() || this.transport.join().isClosed());
	}

	/**
	 * The run of the Spring application in the main method.
	 */
	private final class Run implements SpringApplicationRunListener {

		private final SpringApplication spring;

		Run(SpringApplication spring) {
			this.spring = spring;
		}

		@Override
		public void starting(ConfigurableBootstrapContext bootstrap) {
			LaunchContext.this.launch.register(bootstrap, this.spring);
		}

		@Override
		public void environmentPrepared(ConfigurableBootstrapContext bootstrap, ConfigurableEnvironment environment) {
			SharingEligibility.objection(environment).ifPresent((reason) -> {
				if (!LaunchContext.this.process.giveUp()) {
					LaunchContext.this.process.halt(0);
				}
				throw new IllegalStateException(reason);
			});
			LaunchContext.this.onConfigured.accept(environment);
			LaunchContext.this.logging.add(LaunchContext.this.process, environment);
		}

		@Override
		public void contextPrepared(ConfigurableApplicationContext context) {
			LaunchContext.this.context = context;
		}

		/**
		 * {@inheritDoc}
		 * <p>
		 * Before the author's runners and listeners, which may hang when the host is
		 * gone.
		 */
		@Override
		public void started(ConfigurableApplicationContext context, @Nullable Duration timeTaken) {
			LaunchContext.this.runtime = context.getBeanProvider(ProviderRuntime.class).getIfAvailable();
			LaunchContext.this.watchdog = new ParentWatchdog(LaunchContext.this.process, ParentWatchdog.INTERVAL,
					LaunchContext.this.launch.exit()::beginWithoutHost);
		}

		@Override
		public void ready(ConfigurableApplicationContext context, @Nullable Duration timeTaken) {
			LaunchContext.this.onServed.run();
		}

	}

}
