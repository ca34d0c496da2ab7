/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

import dev.tfprovider.internal.boot.restart.DevelopmentSettings;
import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.ServerAddress;

/**
 * The launch of a process by a developer: hosts attach to it and leave again.
 */
class DeveloperLaunch extends ProviderLaunch {

	private final Supplier<ProviderTransport> transport;

	private final DeveloperServer server;

	private final AtomicBoolean exitEnsured;

	/**
	 * Where the process listens before there is an application, as for a debugger.
	 */
	private final Set<String> listeners;

	DeveloperLaunch(PluginProcess process) {
		super(process, LaunchMode.DEBUG);
		this.transport = make(() -> new ProviderTransport(HostProperties.none()));
		this.server = new DeveloperServer(process, exit(), sessions(), this.transport);
		this.exitEnsured = new AtomicBoolean();
		this.listeners = ListeningSockets.of(process.processId());
		exit().before(this.server::close);
	}

	/**
	 * Create the launch of the next run of an application in the same process.
	 * @param before launch of the process, or of another run
	 * @param server the server of the run
	 */
	DeveloperLaunch(DeveloperLaunch before, DeveloperServer server) {
		super(before.process(), LaunchMode.DEBUG, before.exit(), server.sessions());
		this.transport = before.transport;
		this.server = server;
		this.exitEnsured = before.exitEnsured;
		this.listeners = before.listeners;
	}

	static DeveloperLaunch start(PluginProcess process) {
		ProcessDefaults.setForPeople();
		return new DeveloperLaunch(process);
	}

	@Override
	void begin() {
		RestartableLaunch.keepForRestarts(this);
	}

	/**
	 * Define where developers find the provider, limit the time that the exit of the
	 * process takes, and exit when the parent process is gone, unless the process ignores
	 * the hangup signal to outlive its terminal.
	 */
	void develop(DevelopmentSettings settings) {
		this.server.develop(settings);
		if (this.exitEnsured.compareAndSet(false, true)) {
			exit().boundEveryExit();
			if (!HangupSignal.isIgnored()) {
				watchParent();
			}
		}
	}

	final Supplier<ProviderTransport> transport() {
		return this.transport;
	}

	@Override
	public DeveloperServer server() {
		return this.server;
	}

	@Override
	public Set<String> otherListeners() {
		Set<String> others = new TreeSet<>(ListeningSockets.of(process().processId()));
		others.removeAll(this.listeners);
		this.server.address().map(ServerAddress::text).ifPresent(others::remove);
		return others;
	}

}
