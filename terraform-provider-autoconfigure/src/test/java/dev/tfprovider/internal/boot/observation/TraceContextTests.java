/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.observation;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link TraceContext}.
 */
class TraceContextTests {

	@Test
	void variablesOfATraceAreItsHeaders() {
		TraceContext trace = new TraceContext(
				Map.of("TRACEPARENT", " 00-a-b-01\n", "TRACESTATE", "vendor=1", "BAGGAGE", "team=pets"));
		assertThat(trace.header("traceparent")).isEqualTo("00-a-b-01");
		assertThat(trace.header("TraceState")).isEqualTo("vendor=1");
		assertThat(trace.header("baggage")).isEqualTo("team=pets");
	}

	@Test
	void otherVariablesAreNoHeaders() {
		TraceContext trace = new TraceContext(Map.of("B3", "1-2", "PATH", "/bin", "TRACEPARENT", " "));
		assertThat(trace.header("b3")).isNull();
		assertThat(trace.header("path")).isNull();
		assertThat(trace.header("traceparent")).isNull();
	}

}
