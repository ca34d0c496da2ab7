/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginProcess;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.core.env.ConfigurableEnvironment;

/**
 * Lets the process of a first launch serve the later launches of the same command. It
 * begins when the first launch is answered; whatever fails until others can find the
 * process leaves it to its launch alone.
 */
final class CommandProcess implements ApplicationListener<ApplicationReadyEvent> {

	private static final Logger logger = LoggerFactory.getLogger(CommandProcess.class);

	/**
	 * Contexts prepared for the next launches. Hosts mostly launch one after the other,
	 * and the last one prepared is for nobody.
	 */
	private static final int PREPARED = 1;

	private final FirstLaunch first;

	private final ProviderExit exit;

	private final CompletableFuture<Boolean> opening = new CompletableFuture<>();

	CommandProcess(FirstLaunch first, ProviderExit exit) {
		this.first = first;
		this.exit = exit;
	}

	/**
	 * Begin, on a thread that belongs to no launch and keeps the process alive.
	 */
	@Override
	public void onApplicationEvent(ApplicationReadyEvent event) {
		Class<?> application = event.getSpringApplication().getMainApplicationClass();
		if (application != null) {
			this.first.share(this.opening);
			ConfigurableEnvironment environment = event.getApplicationContext().getEnvironment();
			new Thread(null, () -> run(application, environment), "command-process", 0, false).start();
		}
	}

	private void run(Class<?> application, ConfigurableEnvironment environment) {
		CommandScope scope = this.first.scope();
		boolean safe = false;
		try {
			scope.file().checkFolder();
			safe = true;
			live(scope, application, environment);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		catch (IOException | ReflectiveOperationException | RuntimeException ex) {
			logger.debug("Other launches of this command start processes of their own", ex);
		}
		finally {
			boolean alone = this.opening.complete(false);
			if (safe) {
				scope.file().giveUp();
				scope.file().folder().deleteIfEmpty();
			}
			if (!alone) {
				Runtime.getRuntime().halt(0);
			}
		}
	}

	private void live(CommandScope scope, Class<?> application, ConfigurableEnvironment environment)
			throws IOException, ReflectiveOperationException, InterruptedException {
		Optional<String> objection = SharingEligibility.objection(application)
			.or(() -> SharingEligibility.objection(environment));
		if (objection.isPresent()) {
			throw new IllegalStateException(objection.get());
		}
		Path directory = this.first.workingDirectory().toRealPath();
		ApplicationMain main = ApplicationMain.of(application.getName(), application.getClassLoader());
		new ProviderExit(new SystemPluginProcess(new StdoutGuard())).boundEveryExit();
		LaunchLogging logging = LaunchLogging.takeOver(this.first, environment);
		LaunchContextPool launches = new LaunchContextPool(main, directory, this.first.threads(), logging,
				ProcessProperties.of(environment), PREPARED);
		launches.adopt(this.first);
		this.first.onOverdue(launches::close);
		ProcessKey key = new ProcessKey(scope.content(), directory, this.first.environment());
		ProcessLifetime.live(this.first, launches, key, scope.file(), scope.folder(), scope.host(),
				this.exit::beginWithoutHost, () -> {
					this.opening.complete(true);
					launches.prepare(this.first.environment());
				});
	}

}
