/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.function.Supplier;

import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProviderTransport;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;

/**
 * The launch of a process by a host, which waits for the handshake line.
 */
public class HostLaunch extends ProviderLaunch {

	private final HostServer server;

	/**
	 * Create a launch.
	 * @param process the process as the launch sees it
	 */
	public HostLaunch(PluginProcess process) {
		this(process, make(() -> new ProviderTransport(HostProperties.of(process))));
	}

	/**
	 * Create a launch.
	 * @param process the process as the launch sees it
	 * @param transport waits for the transport; returns the same one every time
	 */
	protected HostLaunch(PluginProcess process, Supplier<ProviderTransport> transport) {
		super(process, LaunchMode.PLUGIN);
		this.server = new HostServer(process, exit(), sessions(), transport);
		// before the context adds its own end, and so after it
		exit().before(this.server::close);
	}

	/**
	 * Start, in a process that may serve other launches, too.
	 */
	static HostLaunch start(PluginProcess process) {
		ProcessDefaults.set();
		String sharing = System.getProperty(ProcessSharing.PROPERTY);
		return (sharing != null) ? ProcessSharing.named(sharing).begin(process) : new HostLaunch(process);
	}

	@Override
	void begin() {
		handleSignalsAndExceptions();
		exit().boundEveryExit();
		watchParent();
		ProcessDefaults.preventRestarts();
	}

	@Override
	public void register(ConfigurableBootstrapContext bootstrap, SpringApplication application) {
		super.register(bootstrap, application);
		application.addListeners(new StartFailureListener(this.server, process(), exit(), this::isAwaited));
	}

	/**
	 * Return whether a host waits for an answer, asked when the application has failed to
	 * start. If not, the launch never begins.
	 * @return whether the host waits
	 */
	protected boolean isAwaited() {
		return true;
	}

	@Override
	public final LaunchServer server() {
		return this.server;
	}

}
