/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import java.util.List;
import java.util.concurrent.CountDownLatch;

import dev.tfprovider.internal.plugin.CrashReport;
import dev.tfprovider.internal.plugin.FailedProvider;
import dev.tfprovider.internal.plugin.HandshakeLine;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.ParentWatchdog;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.protocol.v6.ProviderGrpc;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.event.ApplicationFailedEvent;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.context.ApplicationListener;

/**
 * Tells the practitioner why the application did not start: completes the handshake all
 * the same, answers every call with the failure, and ends when the host asks for it.
 */
class StartFailureListener implements ApplicationListener<ApplicationFailedEvent> {

	private static final Logger logger = LoggerFactory.getLogger(StartFailureListener.class);

	private final ProviderLaunch launch;

	StartFailureListener(ProviderLaunch launch) {
		this.launch = launch;
	}

	@Override
	public void onApplicationEvent(ApplicationFailedEvent event) {
		if (this.launch.mode() != LaunchMode.PLUGIN) {
			return;
		}
		logger.error("The provider failed to start", event.getException());
		if (!this.launch.announce()) {
			CrashReport.print(event.getException(), this.launch.process().standardError());
			this.launch.process().exit(1);
			return;
		}
		FailureAnalysis analysis = StartFailure.analyze(event.getException(), event.getApplicationContext(),
				event.getSpringApplication().getClassLoader());
		serve(new FailedProvider(ProviderGrpc.getServiceDescriptor(), "Provider failed to start",
				StartFailure.text(analysis)));
		this.launch.process().exit(1);
	}

	private void serve(FailedProvider provider) {
		CountDownLatch end = new CountDownLatch(1);
		ProtocolVersion version = ProtocolVersion.V6;
		try (HostServices hostServices = new HostServices(end::countDown);
				ProviderServer server = new ProviderServer(this.launch.transport(), hostServices, List.of(provider));
				ParentWatchdog watchdog = new ParentWatchdog(this.launch.process(), ParentWatchdog.INTERVAL,
						end::countDown)) {
			HandshakeLine line = server.start(version);
			line.print(this.launch.process().standardOutput());
			end.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
