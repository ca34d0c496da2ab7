/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.internal.plugin.HandshakeLine;
import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginProcess;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * The provider of cards as a process of its own.
 */
public final class LaunchedCorner {

	/** Argument with which it plans identities that are unknown in part. */
	public static final String UNKNOWN_IDENTITY = "--unknown-identity";

	private LaunchedCorner() {
	}

	public static void main(String[] arguments) {
		StdoutGuard guard = new StdoutGuard();
		guard.install();
		PluginProcess process = new SystemPluginProcess(guard, arguments);
		HostProperties offer = HostProperties.of(process);
		ProviderExit exit = new ProviderExit(process);
		ProviderServer server = ProviderServer.onPort(0, new ProviderTransport(offer), new HostServices(exit::begin),
				(builder) -> builder.addService(provider(arguments)));
		exit.before(server::close);
		HandshakeLine line = server.start(ProtocolVersion.negotiate(Set.of(6), offer.protocolVersions()));
		line.print(process.standardOutput());
	}

	private static CardProvider provider(String[] arguments) {
		CardProvider provider = new CardProvider("corner_card");
		if (List.of(arguments).contains(UNKNOWN_IDENTITY)) {
			provider.plans = (response) -> response.setPlannedIdentity(CardProvider.identity(TerraformValue.object(
					CardProvider.IDENTITY,
					Map.of("id", TerraformValue.unknown(TerraformType.STRING), "shelf", TerraformValue.number(1)))));
		}
		return provider;
	}

}
