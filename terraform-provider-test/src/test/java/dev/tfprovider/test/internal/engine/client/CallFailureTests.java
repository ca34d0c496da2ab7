/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import io.grpc.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class CallFailureTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"UNAVAILABLE|Plugin did not respond|The plugin encountered an error, and failed",
			"CANCELLED|Request cancelled|The plugin6.(*GRPCProvider).ReadResource request was cancelled.",
			"UNIMPLEMENTED|Unsupported plugin method|The plugin6.(*GRPCProvider).ReadResource method is not supported",
			"RESOURCE_EXHAUSTED|Plugin error|rpc error: code = ResourceExhausted desc = too big" })
	void failedCallIsReportedInCoresWords(Status.Code code, String summary, String detailPart) {
		EngineDiagnostic diagnostic = CallFailure.diagnostic(ProtocolVersion.V6, "ReadResource",
				Status.fromCode(code).withDescription("too big"));
		assertThat(diagnostic.summary()).isEqualTo(summary);
		assertThat(diagnostic.detail()).contains(detailPart);
	}

	@Test
	void clientOfProtocol5HasAnotherName() {
		assertThat(CallFailure.diagnostic(ProtocolVersion.V5, "ReadResource", Status.CANCELLED).detail())
			.isEqualTo("The plugin.(*GRPCProvider).ReadResource request was cancelled.");
	}

	@ParameterizedTest
	@CsvSource({ "ReadResource, true", "ImportResourceState, false" })
	void clientOfProtocol5BlamesTheBlockIfThereIsOne(String method, boolean block) {
		assertThat(CallFailure.diagnostic(ProtocolVersion.V5, method, Status.CANCELLED).provided()).isEqualTo(block);
		assertThat(CallFailure.diagnostic(ProtocolVersion.V6, method, Status.CANCELLED).provided()).isFalse();
	}

}
