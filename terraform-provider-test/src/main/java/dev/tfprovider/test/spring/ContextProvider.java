/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;

import org.springframework.context.ApplicationContext;

/**
 * The provider of an application context, as a gRPC service.
 *
 * @param service the service
 * @param sessions its sessions
 * @param address its source address
 */
record ContextProvider(ProviderService service, ConnectionSessions sessions, String address) {

	static ContextProvider of(ApplicationContext context) {
		ConnectionSessions sessions = context.getBean(ConnectionSessions.class);
		return new ContextProvider(new ProviderService(context.getBean(ProviderRuntime.class), sessions), sessions,
				context.getBean(ProviderDefinition.class).address());
	}

}
