/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import dev.tfprovider.internal.plugin.proto.GRPCBrokerGrpc;
import dev.tfprovider.internal.plugin.proto.GRPCControllerGrpc;
import dev.tfprovider.internal.plugin.proto.GRPCStdioGrpc;
import dev.tfprovider.internal.plugin.proto.GoPlugin;
import dev.tfprovider.internal.protocol.v6.ProtocolFacts;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class GoPluginTests {

	@Test
	void descriptorSaysWhatTheTableSays() {
		assertThat(ProtocolFacts.of(GoPlugin.getDescriptor()))
			.containsExactlyInAnyOrderElementsOf(ProtocolFacts.fromTable(GoPluginTests.class, "go_plugin.txt"));
	}

	@Test
	void servicesHaveTheNamesHostsCall() {
		assertThat(GRPCControllerGrpc.SERVICE_NAME).isEqualTo("plugin.GRPCController");
		assertThat(GRPCStdioGrpc.SERVICE_NAME).isEqualTo("plugin.GRPCStdio");
		assertThat(GRPCBrokerGrpc.SERVICE_NAME).isEqualTo("plugin.GRPCBroker");
	}

}
