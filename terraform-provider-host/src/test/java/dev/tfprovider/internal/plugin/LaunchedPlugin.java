/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;

/**
 * A whole provider process, for tests that look at it from outside. Prints to standard
 * output whenever it can; with the argument "hang" it does not end in order.
 */
public final class LaunchedPlugin {

	private LaunchedPlugin() {
	}

	public static void main(String[] arguments) {
		StdoutGuard stdoutGuard = new StdoutGuard();
		stdoutGuard.install();
		System.out.println("banner");
		PluginProcess process = new SystemPluginProcess(stdoutGuard, arguments);
		if (new UsageMessage("foo", "example/foo", "").answer(LaunchMode.of(process), process)) {
			return;
		}
		InterruptSignal.ignore();
		HostProperties offer = HostProperties.of(process);
		ProviderExit exit = new ProviderExit(process);
		ProviderServer server = ProviderServer.onPort(0, new ProviderTransport(offer), new HostServices(exit::begin),
				(builder) -> builder
					.addService(new FailedProvider(ProviderGrpc.getServiceDescriptor(), "Failed", "Because")));
		exit.before(server::close);
		exit.before(() -> System.out.println("ending"));
		if (process.arguments().contains("hang")) {
			exit.before(LaunchedPlugin::hang);
		}
		HandshakeLine line = server.start(ProtocolVersion.negotiate(Set.of(6), offer.protocolVersions()));
		new ParentWatchdog(process, Duration.ofMillis(50), exit::begin);
		line.print(process.standardOutput());
		System.out.println("started");
	}

	private static void hang() {
		System.out.println("hanging");
		try {
			new CountDownLatch(1).await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
