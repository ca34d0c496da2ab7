/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.host;

import dev.tfprovider.internal.plugin.FailedProvider;
import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderSocket;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginProcess;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;

/**
 * A provider process that answers every call with a diagnostic. Its argument says on what
 * it listens: "tcp" or "unix".
 */
public final class ServedProvider {

	private ServedProvider() {
	}

	public static void main(String[] arguments) {
		PluginProcess process = new SystemPluginProcess(new StdoutGuard(), arguments);
		ProviderExit exit = new ProviderExit(process);
		HostServices hostServices = new HostServices(exit::begin);
		ProviderTransport transport = new ProviderTransport(HostProperties.of(process));
		FailedProvider provider = new FailedProvider(ProviderGrpc.getServiceDescriptor(), "Served", "As it was asked");
		ProviderServer server = process.arguments().contains("unix")
				? ProviderServer.onSocket(ProviderSocket.create(process).orElseThrow(), transport, hostServices,
						(builder) -> builder.addService(provider))
				: ProviderServer.onPort(0, transport, hostServices, (builder) -> builder.addService(provider));
		exit.before(server::close);
		server.start(ProtocolVersion.V6).print(process.standardOutput());
	}

}
