/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.observation;

import java.util.concurrent.Callable;
import java.util.function.Supplier;

import dev.tfprovider.internal.runtime.call.RequestObservation;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The Micrometer observations of one request: one of the request itself, and one of each
 * call of author code below it. What handlers of observations throw is logged and has no
 * effect on the request.
 */
final class MicrometerObservation implements RequestObservation {

	private static final Logger logger = LoggerFactory.getLogger(MicrometerObservation.class);

	private static final String CALL = "terraform.provider.call";

	private static final String OUTCOME = "outcome";

	private final ObservationRegistry registry;

	private final String rpc;

	private final String type;

	private final Observation request;

	/**
	 * Begin to observe a request.
	 * @param rpc name of the RPC
	 * @param type full name of the type, empty if there is none
	 * @param request makes the observation of the request
	 */
	MicrometerObservation(ObservationRegistry registry, String rpc, String type, Supplier<Observation> request) {
		this.registry = registry;
		this.rpc = rpc;
		this.type = type;
		this.request = start(request, rpc);
	}

	/**
	 * Returns an observation that has begun, one without effect if it could not.
	 */
	private Observation start(Supplier<Observation> made, String what) {
		try {
			return made.get()
				.contextualName(this.type.isEmpty() ? what : what + " " + this.type)
				.lowCardinalityKeyValue("rpc", this.rpc)
				.lowCardinalityKeyValue("type", this.type.isEmpty() ? "none" : this.type)
				.lowCardinalityKeyValue(OUTCOME, "success")
				.start();
		}
		catch (RuntimeException ex) {
			logger.warn("{} is not observed", what, ex);
			return Observation.NOOP;
		}
	}

	@Override
	public ThreadScope enter() {
		return enter(this.request);
	}

	private static ThreadScope enter(Observation observation) {
		try {
			Observation.Scope scope = observation.openScope();
			return () -> attempt(scope::close);
		}
		catch (RuntimeException ex) {
			logger.warn("A thread is not observed", ex);
			return () -> {
			};
		}
	}

	@Override
	public <T> Callable<T> observe(String operation, Callable<T> code) {
		return () -> {
			Observation call = start(() -> Observation.createNotStarted(CALL, this.registry)
				.lowCardinalityKeyValue("operation", operation)
				.parentObservation(this.request), operation);
			try (ThreadScope entered = enter(call)) {
				return code.call();
			}
			catch (Throwable ex) {
				fail(call, ex);
				throw ex;
			}
			finally {
				attempt(call::stop);
			}
		};
	}

	@Override
	public void failed(String summary) {
		fail(this.request, new ErrorDiagnostic(summary));
	}

	private static void fail(Observation observation, Throwable failure) {
		attempt(() -> observation.lowCardinalityKeyValue(OUTCOME, "error").error(failure));
	}

	@Override
	public void end() {
		attempt(this.request::stop);
	}

	private static void attempt(Runnable step) {
		try {
			step.run();
		}
		catch (RuntimeException ex) {
			logger.warn("A request is not observed to its end", ex);
		}
	}

	/**
	 * The first error of an answer.
	 */
	private static final class ErrorDiagnostic extends RuntimeException {

		private ErrorDiagnostic(String summary) {
			super(summary, null, false, false);
		}

	}

}
