/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Set;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.LaunchMode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.core.Ordered;

/**
 * Starts to answer calls as the last step of start-up, and has a developer told where the
 * provider listens. From then on the process lives until the host ends it, or is gone.
 * <p>
 * Not a runner: Spring Boot calls runners of the same order in any order, so the host
 * might call before the author's have run. It hears first that the application is ready,
 * as Spring Boot tells nobody of listeners that fail then.
 *
 * @param launch the launch
 * @param definition makes the provider
 * @param server the server of the launch
 */
record ReadyListener(ProviderLaunch launch, ProviderDefinition definition,
		ProviderGrpcServerFactory server) implements ApplicationListener<ApplicationReadyEvent>, Ordered {

	private static final Logger logger = LoggerFactory.getLogger(ReadyListener.class);

	@Override
	public void onApplicationEvent(ApplicationReadyEvent event) {
		this.server.serve();
		if (this.launch.mode() == LaunchMode.DEBUG) {
			this.launch.server().announceToDeveloper(this.definition.address());
			warnOfOtherListeners();
		}
	}

	/**
	 * Warn the developer of servers that the application brings along: a provider holds
	 * credentials, and a host needs no other port than the one it is told.
	 */
	private void warnOfOtherListeners() {
		Set<String> others = this.launch.otherListeners();
		if (!others.isEmpty()) {
			logger
				.warn("The process also listens on {}, which no host asks for: who reaches that port reaches the process "
						+ "that holds the credentials of the provider. Turn off the server that listens there by a property "
						+ "of its own, or leave its dependency out", String.join(" and ", others));
		}
	}

	@Override
	public int getOrder() {
		return Ordered.HIGHEST_PRECEDENCE;
	}

}
