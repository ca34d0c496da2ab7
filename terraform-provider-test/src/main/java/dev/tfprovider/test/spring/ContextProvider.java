/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.util.Collections;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.protocol.v5.Protocol5Service;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import io.grpc.BindableService;

import org.springframework.context.ApplicationContext;

/**
 * The provider of an application context, as a gRPC service.
 *
 * @param service the service
 * @param sessions its sessions
 * @param address its source address
 */
record ContextProvider(BindableService service, ConnectionSessions sessions, String address) {

	static ContextProvider of(ApplicationContext context) {
		ConnectionSessions sessions = context.getBean(ConnectionSessions.class);
		ProviderDefinition definition = context.getBean(ProviderDefinition.class);
		ProviderService provider = new ProviderService(context.getBean(ProviderRuntime.class), sessions);
		return new ContextProvider(Protocol5Service.of(provider, Collections.max(definition.protocols())), sessions,
				definition.address());
	}

}
