/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.observation;

import java.util.Map;

import dev.tfprovider.internal.runtime.call.RequestObservation;
import dev.tfprovider.internal.runtime.call.RequestObserver;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import io.micrometer.observation.transport.Kind;
import io.micrometer.observation.transport.ReceiverContext;

/**
 * Makes a Micrometer observation of each request, which continues the trace of the
 * environment.
 */
public final class MicrometerObserver implements RequestObserver {

	private static final String RPC = "terraform.provider.rpc";

	private final ObservationRegistry registry;

	private final TraceContext trace;

	/**
	 * Create an observer.
	 * @param registry where observations begin
	 * @param environment the environment of the launch
	 */
	public MicrometerObserver(ObservationRegistry registry, Map<String, String> environment) {
		this.registry = registry;
		this.trace = new TraceContext(environment);
	}

	@Override
	public RequestObservation begin(String rpc, String type) {
		return new MicrometerObservation(this.registry, rpc, type,
				() -> Observation.createNotStarted(RPC, this::received, this.registry));
	}

	private ReceiverContext<TraceContext> received() {
		ReceiverContext<TraceContext> context = new ReceiverContext<>(TraceContext::header, Kind.SERVER);
		context.setCarrier(this.trace);
		return context;
	}

}
