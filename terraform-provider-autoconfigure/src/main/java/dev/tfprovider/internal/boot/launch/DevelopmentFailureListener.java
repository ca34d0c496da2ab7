/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import dev.tfprovider.internal.boot.restart.DevToolsRestarts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.event.ApplicationFailedEvent;
import org.springframework.context.ApplicationListener;

/**
 * Reports a failed start of the application to those who use a provider in development:
 * calls are answered with the failure until it starts.
 *
 * @param server serves hosts over all runs
 */
record DevelopmentFailureListener(RestartedServer server) implements ApplicationListener<ApplicationFailedEvent> {

	static final String SUMMARY = "Provider failed to start";

	private static final Logger logger = LoggerFactory.getLogger(DevelopmentFailureListener.class);

	@Override
	public void onApplicationEvent(ApplicationFailedEvent event) {
		if (this.server.isFirst()) {
			// nothing else restarts an application that never was there
			DevToolsRestarts.whenClassesChange();
		}
		try {
			this.server.fail(SUMMARY, StartFailure.text(StartFailure.analyze(event.getException(),
					event.getApplicationContext(), event.getSpringApplication().getClassLoader())));
		}
		catch (RuntimeException ex) {
			logger.error("The provider failed to start, and cannot be attached to", ex);
		}
	}

}
