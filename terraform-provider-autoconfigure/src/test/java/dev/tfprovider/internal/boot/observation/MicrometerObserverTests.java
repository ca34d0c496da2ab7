/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.observation;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

import dev.tfprovider.internal.runtime.call.RequestObservation;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.observation.DefaultMeterObservationHandler;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import io.micrometer.observation.tck.TestObservationRegistry;
import io.micrometer.observation.tck.TestObservationRegistryAssert;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * Tests for {@link MicrometerObserver}.
 */
class MicrometerObserverTests {

	private final TestObservationRegistry registry = TestObservationRegistry.create();

	private final MicrometerObserver observer = new MicrometerObserver(this.registry, Map.of());

	@Test
	void requestIsAnObservation() {
		this.observer.begin("ReadResource", "acme_pet").end();
		TestObservationRegistryAssert.assertThat(this.registry)
			.hasSingleObservationThat()
			.hasNameEqualTo("terraform.provider.rpc")
			.hasContextualNameEqualTo("ReadResource acme_pet")
			.hasLowCardinalityKeyValue("rpc", "ReadResource")
			.hasLowCardinalityKeyValue("type", "acme_pet")
			.hasLowCardinalityKeyValue("outcome", "success")
			.hasBeenStopped();
	}

	@Test
	void requestWithoutATypeHasTheSameKeys() {
		this.observer.begin("GetProviderSchema", "").end();
		TestObservationRegistryAssert.assertThat(this.registry)
			.hasSingleObservationThat()
			.hasContextualNameEqualTo("GetProviderSchema")
			.hasLowCardinalityKeyValue("type", "none");
	}

	@Test
	void authorCodeIsBelowItsRequestAndWhatItObservesBelowIt() throws Exception {
		RequestObservation request = this.observer.begin("ApplyResourceChange", "acme_pet");
		try (RequestObservation.ThreadScope entered = request.enter()) {
			assertThat(request.observe("create", this::current).call()).isEqualTo("create acme_pet");
			assertThat(current()).isEqualTo("ApplyResourceChange acme_pet");
		}
		request.end();
		assertThat(this.registry.getCurrentObservation()).isNull();
		TestObservationRegistryAssert.assertThat(this.registry)
			.hasObservationWithNameEqualTo("terraform.provider.call")
			.that()
			.hasLowCardinalityKeyValue("operation", "create")
			.hasLowCardinalityKeyValue("outcome", "success")
			.hasParentObservationContextMatching(
					(parent) -> "ApplyResourceChange acme_pet".equals(parent.getContextualName()))
			.hasBeenStopped();
	}

	private String current() {
		return Optional.ofNullable(this.registry.getCurrentObservation())
			.map((observation) -> observation.getContext().getContextualName())
			.orElse("none");
	}

	@Test
	void whatAuthorCodeThrowsIsThrownAndIsTheErrorOfTheCallOnly() {
		RequestObservation request = this.observer.begin("ReadResource", "acme_pet");
		Callable<String> failing = request.observe("read", () -> {
			throw new IllegalStateException("down");
		});
		assertThatIllegalStateException().isThrownBy(failing::call).withMessage("down");
		request.end();
		TestObservationRegistryAssert.assertThat(this.registry)
			.hasObservationWithNameEqualTo("terraform.provider.call")
			.that()
			.hasLowCardinalityKeyValue("outcome", "error")
			.hasError()
			.hasBeenStopped();
		TestObservationRegistryAssert.assertThat(this.registry)
			.hasObservationWithNameEqualTo("terraform.provider.rpc")
			.that()
			.hasLowCardinalityKeyValue("outcome", "success")
			.doesNotHaveError();
	}

	@Test
	void errorOfTheAnswerIsTheErrorOfTheRequest() {
		RequestObservation request = this.observer.begin("ReadResource", "acme_pet");
		request.failed("Could not read acme_pet");
		request.end();
		TestObservationRegistryAssert.assertThat(this.registry)
			.hasSingleObservationThat()
			.hasLowCardinalityKeyValue("outcome", "error")
			.thenError()
			.hasMessage("Could not read acme_pet");
	}

	@Test
	void timersHaveRpcTypeAndOutcome() throws Exception {
		SimpleMeterRegistry meters = new SimpleMeterRegistry();
		this.registry.observationConfig().observationHandler(new DefaultMeterObservationHandler(meters));
		for (String type : new String[] { "acme_pet", "acme_pet", "acme_toy" }) {
			RequestObservation request = this.observer.begin("ReadResource", type);
			request.observe("read", () -> type).call();
			request.end();
		}
		Timer timer = meters.get("terraform.provider.rpc")
			.tags("rpc", "ReadResource", "type", "acme_pet", "outcome", "success")
			.timer();
		assertThat(timer.count()).isEqualTo(2);
		assertThat(meters.get("terraform.provider.call").tags("type", "acme_toy", "operation", "read").timer().count())
			.isEqualTo(1);
	}

	@Test
	void whatHandlersThrowHasNoEffect() throws Exception {
		ObservationRegistry registry = ObservationRegistry.create();
		registry.observationConfig().observationHandler(new BrokenHandler());
		RequestObservation request = new MicrometerObserver(registry, Map.of()).begin("ReadResource", "acme_pet");
		try (RequestObservation.ThreadScope entered = request.enter()) {
			assertThat(request.observe("read", () -> "result").call()).isEqualTo("result");
		}
		request.failed("Could not read acme_pet");
		request.end();
		assertThat(registry.getCurrentObservation()).isNull();
	}

	private static final class BrokenHandler implements ObservationHandler<Observation.Context> {

		@Override
		public boolean supportsContext(Observation.Context context) {
			return true;
		}

		@Override
		public void onStart(Observation.Context context) {
			throw new IllegalStateException("broken");
		}

		@Override
		public void onScopeOpened(Observation.Context context) {
			throw new IllegalStateException("broken");
		}

		@Override
		public void onStop(Observation.Context context) {
			throw new IllegalStateException("broken");
		}

	}

}
