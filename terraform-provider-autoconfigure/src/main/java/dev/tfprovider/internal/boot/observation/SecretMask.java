/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.observation;

import java.util.function.UnaryOperator;

import dev.tfprovider.internal.redaction.ShownText;
import io.micrometer.common.KeyValue;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationFilter;
import io.micrometer.observation.ObservationHandler;

/**
 * Hides secrets in the names, key values and errors of all observations, before other
 * handlers see them.
 *
 * @param hide hides the secrets in a text
 */
record SecretMask(UnaryOperator<String> hide) implements ObservationHandler<Observation.Context>, ObservationFilter {

	@Override
	public boolean supportsContext(Observation.Context context) {
		return true;
	}

	@Override
	public void onError(Observation.Context context) {
		Throwable error = context.getError();
		if (error != null && !(error instanceof MaskedFailure)) {
			String text = ShownText.stackTrace(error);
			if (!this.hide.apply(text).equals(text)) {
				context.setError(new MaskedFailure(this.hide.apply(error.toString()), error.getStackTrace()));
			}
		}
	}

	@Override
	public Observation.Context map(Observation.Context context) {
		String name = context.getContextualName();
		if (name != null) {
			context.setContextualName(this.hide.apply(name));
		}
		for (KeyValue low : context.getLowCardinalityKeyValues()) {
			context.addLowCardinalityKeyValue(masked(low));
		}
		for (KeyValue high : context.getHighCardinalityKeyValues()) {
			context.addHighCardinalityKeyValue(masked(high));
		}
		return context;
	}

	private KeyValue masked(KeyValue value) {
		return KeyValue.of(value.getKey(), this.hide.apply(value.getValue()));
	}

	/**
	 * A failure whose text has secrets, without them and without its causes.
	 */
	private static final class MaskedFailure extends RuntimeException {

		private MaskedFailure(String text, StackTraceElement[] trace) {
			super(text);
			setStackTrace(trace);
		}

	}

}
