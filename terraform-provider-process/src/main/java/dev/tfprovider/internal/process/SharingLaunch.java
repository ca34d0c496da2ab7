/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import dev.tfprovider.internal.boot.launch.HostLaunch;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;

/**
 * The launch of a process by a host for which the process then serves later launches.
 */
final class SharingLaunch extends HostLaunch {

	private final FirstLaunch first;

	/**
	 * Create a launch.
	 * @param first the process as the launch sees it
	 */
	SharingLaunch(FirstLaunch first) {
		super(first);
		this.first = first;
	}

	@Override
	public void register(ConfigurableBootstrapContext bootstrap, SpringApplication application) {
		super.register(bootstrap, application);
		application.addListeners(new CommandProcess(this.first, exit()));
	}

}
