/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class Tfplugin6Tests {

	@Test
	void descriptorSaysWhatTheTableSays() {
		assertThat(ProtocolFacts.of(Tfplugin6.getDescriptor()))
			.containsExactlyInAnyOrderElementsOf(ProtocolFacts.fromTable(Tfplugin6Tests.class, "tfplugin6.txt"));
	}

	@Test
	void serviceHasTheNameHostsCall() {
		assertThat(ProviderGrpc.SERVICE_NAME).isEqualTo("tfplugin6.Provider");
		assertThat(ProviderGrpc.getServiceDescriptor().getMethods()).hasSize(36);
		assertThat(ProviderGrpc.getGetProviderSchemaMethod().getFullMethodName())
			.isEqualTo("tfplugin6.Provider/GetProviderSchema");
	}

}
