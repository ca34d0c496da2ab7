/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests that requests have the fields that are set, and no others.
 */
class RequestMessageTests {

	private final RequestMessage<Tfplugin6.DeleteState.Request, Tfplugin6.DeleteState.Response> request = RequestMessage
		.of(ProviderGrpc.getDeleteStateMethod());

	@Test
	void fieldsAreSetByName() {
		Tfplugin6.DeleteState.Request built = this.request.with("type_name", "petstore_bucket")
			.with("state_id", null)
			.withKnown("provider_meta", "what other RPCs take")
			.build();
		assertThat(built).isEqualTo(Tfplugin6.DeleteState.Request.newBuilder().setTypeName("petstore_bucket").build());
	}

	@Test
	void fieldThatIsMisspelledIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> this.request.with("type_nmae", null))
			.withMessage("tfplugin6.DeleteState.Request has no field type_nmae");
	}

}
