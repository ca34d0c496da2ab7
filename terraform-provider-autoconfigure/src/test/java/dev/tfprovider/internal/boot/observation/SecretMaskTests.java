/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.observation;

import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SecretMask}: what handlers see that come after it.
 */
class SecretMaskTests {

	private final ObservationRegistry registry = ObservationRegistry.create();

	private final Recorder recorder = new Recorder();

	@BeforeEach
	void register() {
		new SecretMaskRegistrar((text) -> text.replace("s3cret", "***")).postProcessBeforeInitialization(this.registry,
				"registry");
		this.registry.observationConfig().observationHandler(this.recorder);
	}

	@Test
	void namesAndKeyValuesAreMasked() {
		Observation.createNotStarted("http", this.registry)
			.contextualName("GET /s3cret")
			.lowCardinalityKeyValue("method", "GET")
			.lowCardinalityKeyValue("uri", "/s3cret")
			.highCardinalityKeyValue("http.url", "http://localhost/?key=s3cret")
			.observe(() -> {
			});
		assertThat(this.recorder.stopped.getContextualName()).isEqualTo("GET /***");
		assertThat(this.recorder.stopped.getAllKeyValues())
			.extracting((value) -> value.getKey() + "=" + value.getValue())
			.containsExactlyInAnyOrder("method=GET", "uri=/***", "http.url=http://localhost/?key=***");
	}

	@Test
	void errorsWithASecretAreMaskedAndKeepTheirPlace() {
		IllegalStateException error = new IllegalStateException("refused", new RuntimeException("key s3cret"));
		fail(error);
		assertThat(this.recorder.error)
			.hasToString(this.recorder.error.getClass().getName() + ": java.lang.IllegalStateException: refused")
			.hasNoCause();
		assertThat(this.recorder.error.getStackTrace()).isEqualTo(error.getStackTrace());
		fail(new IllegalStateException("key s3cret"));
		assertThat(this.recorder.error).hasMessage("java.lang.IllegalStateException: key ***");
	}

	@Test
	void otherErrorsAreLeftAlone() {
		IllegalStateException error = new IllegalStateException("down");
		fail(error);
		assertThat(this.recorder.error).isSameAs(error);
	}

	private void fail(Throwable error) {
		Observation observation = Observation.start("call", this.registry);
		observation.error(error);
		observation.stop();
	}

	private static final class Recorder implements ObservationHandler<Observation.Context> {

		private Throwable error;

		private Observation.Context stopped;

		@Override
		public boolean supportsContext(Observation.Context context) {
			return true;
		}

		@Override
		public void onError(Observation.Context context) {
			this.error = context.getError();
		}

		@Override
		public void onStop(Observation.Context context) {
			this.stopped = context;
		}

	}

}
