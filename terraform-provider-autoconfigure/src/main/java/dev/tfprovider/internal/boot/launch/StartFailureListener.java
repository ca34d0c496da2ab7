/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;

import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProviderExit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.event.ApplicationFailedEvent;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.context.ApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * Reports a failed start of the application to the practitioner: completes the handshake,
 * answers every call with the failure, and exits when the host asks for it.
 *
 * @param server serves the host
 * @param process the process
 * @param exit ends it
 * @param awaited whether a host waits for an answer, asked when the application has
 * failed to start
 */
record StartFailureListener(HostServer server, PluginProcess process, ProviderExit exit,
		BooleanSupplier awaited) implements ApplicationListener<ApplicationFailedEvent> {

	private static final Logger logger = LoggerFactory.getLogger(StartFailureListener.class);

	@Override
	public void onApplicationEvent(ApplicationFailedEvent event) {
		if (!this.awaited.getAsBoolean() || this.server.isServed()) {
			return;
		}
		logger.error("The provider failed to start", event.getException());
		FailureAnalysis analysis = StartFailure.analyze(event.getException(), event.getApplicationContext(),
				event.getSpringApplication().getClassLoader());
		try {
			serveUntilEnd(StartFailure.text(analysis), event.getApplicationContext());
		}
		catch (RuntimeException ex) {
			ex.addSuppressed(event.getException());
			CrashReport.print(ex, this.process.standardError());
			this.process.exit(1);
		}
	}

	/**
	 * Serve until the process exits. The context is closed on a thread of the exit, since
	 * the author's code may hang.
	 */
	private void serveUntilEnd(String failure, @Nullable ConfigurableApplicationContext context) {
		this.server.fail("Provider failed to start", failure);
		if (context != null) {
			this.exit.before(context::close);
		}
		try {
			new CountDownLatch(1).await();
		}
		catch (InterruptedException ex) {
			this.exit.begin();
		}
	}

}
