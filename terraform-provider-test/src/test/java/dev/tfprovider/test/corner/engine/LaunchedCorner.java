/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.List;
import java.util.Set;

import dev.tfprovider.internal.plugin.HandshakeLine;
import dev.tfprovider.internal.plugin.HostOffer;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.PluginLaunch;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginLaunch;

/**
 * The provider of cards as a process of its own.
 */
public final class LaunchedCorner {

	private LaunchedCorner() {
	}

	public static void main(String[] arguments) {
		StdoutGuard guard = new StdoutGuard();
		guard.install();
		PluginLaunch launch = new SystemPluginLaunch(guard, arguments);
		HostOffer offer = HostOffer.of(launch);
		ProviderExit exit = new ProviderExit(launch);
		ProviderServer server = new ProviderServer(new ProviderTransport(offer), new HostServices(exit::begin),
				List.of(new CardProvider("corner_card")));
		exit.before(server::close);
		HandshakeLine line = server.start(ProtocolVersion.negotiate(Set.of(6), offer.protocolVersions()));
		line.print(launch.standardOutput());
	}

}
