/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import dev.tfprovider.internal.boot.restart.DevelopmentServer;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;

/**
 * One of several runs of an application in a process that a developer has started.
 */
final class RestartedLaunch extends DeveloperLaunch {

	private final RestartedServer server;

	/**
	 * Create the launch of a run.
	 * @param before launch of the process, or of another run
	 * @param development serves hosts over all runs
	 * @param first whether there was no run before
	 */
	RestartedLaunch(DeveloperLaunch before, DevelopmentServer development, boolean first) {
		this(before, new RestartedServer(before.process(), before.exit(), new ConnectionSessions(), before.transport(),
				development, first));
	}

	private RestartedLaunch(DeveloperLaunch before, RestartedServer server) {
		super(before, server);
		this.server = server;
	}

	@Override
	void begin() {
		// the process has
	}

	@Override
	public void register(ConfigurableBootstrapContext bootstrap, SpringApplication application) {
		super.register(bootstrap, application);
		application.addListeners(new DevelopmentFailureListener(this.server));
	}

}
