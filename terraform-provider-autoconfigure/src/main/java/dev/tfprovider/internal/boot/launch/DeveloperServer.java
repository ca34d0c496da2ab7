/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.internal.boot.restart.DevelopmentSettings;
import dev.tfprovider.internal.plugin.DebugArgument;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import org.jspecify.annotations.Nullable;

/**
 * The server of a provider that a developer runs: hosts attach to it.
 */
class DeveloperServer extends LaunchServer {

	private volatile @Nullable DevelopmentSettings settings;

	DeveloperServer(PluginProcess process, ProviderExit exit, ConnectionSessions sessions,
			Supplier<ProviderTransport> transport) {
		super(process, exit, sessions, transport);
	}

	/**
	 * Define where developers find the provider.
	 */
	final void develop(DevelopmentSettings settings) {
		this.settings = settings;
	}

	final Optional<DevelopmentSettings> settings() {
		return Optional.ofNullable(this.settings);
	}

	@Override
	final int port() {
		return settings().map((known) -> known.portOf(process()))
			.orElseGet(() -> DebugArgument.find(process()).map(DebugArgument::port).orElse(0));
	}

	@Override
	public void announceToDeveloper(String address) {
		announce("Provider started.", address);
	}

	/**
	 * Tell the developer where the server listens.
	 * @param event what has happened, a full sentence
	 * @param address source address of the provider
	 */
	final void announce(String event, String address) {
		address().ifPresent((server) -> announcement().tellDeveloper(event, address, protocol(), server,
				settings().flatMap(DevelopmentSettings::environmentFile)));
	}

}
