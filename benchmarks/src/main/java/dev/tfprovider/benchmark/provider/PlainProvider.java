/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.provider;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginProcess;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;

/**
 * Serves a provider to the host that launched this process, with the core, gRPC and
 * mutual TLS of the starter but without Spring.
 */
public final class PlainProvider {

	private PlainProvider() {
	}

	/**
	 * Make the service of a provider.
	 * @param definition the provider
	 * @return its service
	 */
	public static ProviderService service(ProviderDefinition definition) {
		return service(definition, new ConnectionSessions());
	}

	private static ProviderService service(ProviderDefinition definition, ConnectionSessions sessions) {
		ProviderRuntime runtime = new ProviderRuntime(definition, ModelMappings.of(definition),
				ConstraintValidator.NONE, List.of(), Map.of(), new CurrentSession());
		return new ProviderService(runtime, sessions);
	}

	/**
	 * Serve a provider until the host ends the process.
	 * @param definition the provider
	 * @param args the command line
	 */
	public static void serve(ProviderDefinition definition, String... args) {
		PluginProcess process = new SystemPluginProcess(new StdoutGuard(), args);
		HostProperties offer = HostProperties.of(process);
		// as the starter does: key, certificate and TLS on another thread
		CompletableFuture<ProviderTransport> transport = CompletableFuture
			.supplyAsync(() -> new ProviderTransport(offer), (task) -> new Thread(task, "provider-transport").start());
		ConnectionSessions sessions = new ConnectionSessions();
		ProviderService service = service(definition, sessions);
		ProviderExit exit = new ProviderExit(process);
		ProviderServer server = ProviderServer.onPort(0, transport.join(), new HostServices(exit::begin),
				(builder) -> builder.addTransportFilter(sessions.filter()).addService(service));
		exit.before(server::close);
		server.start(ProtocolVersion.negotiate(Set.of(ProtocolVersion.V6.major()), offer.protocolVersions()))
			.print(process.standardOutput());
	}

}
