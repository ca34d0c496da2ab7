/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Instant;
import java.util.Set;

import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.runtime.call.CurrentSession;

/**
 * A provider process whose objects have as many megabytes as their size says.
 */
public final class SmallHeapProvider {

	private SmallHeapProvider() {
	}

	public static void main(String[] arguments) {
		Acme acme = new Acme();
		acme.code((data) -> new Acme.Thing(7L, data.plan().name(), data.plan().size(), null, null,
				"x".repeat(data.plan().size() << 20), Instant.EPOCH, data.plan().parts()));
		ConnectionSessions sessions = new ConnectionSessions();
		ProviderService service = new ProviderService(acme.runtime(new CurrentSession()), sessions);
		ProviderServer server = ProviderServer.onPort(0, new ProviderTransport(HostProperties.none()),
				new HostServices(() -> {
				}), (builder) -> builder.addService(service).addTransportFilter(sessions.filter()));
		server.start(ProtocolVersion.negotiate(Set.of(6), Set.of(6))).print(System.out);
	}

}
