/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/**
 * The configuration of fault injection.
 *
 * @param latencyMillis time every call takes longer, in milliseconds
 * @param failures what fails; the first that matches a call is taken
 */
record Faults(@PositiveOrZero long latencyMillis, List<@NotNull @Valid Failure> failures) {

	static final Faults NONE = new Faults(0, List.of());

	/**
	 * Fill in what the body left out, which arrives as null.
	 */
	Faults {
		failures = (failures != null) ? failures : List.of();
	}

	Optional<Failure> match(String method, String path) {
		return this.failures.stream().filter((failure) -> failure.matches(method, path)).findFirst();
	}

	/**
	 * Return what is left once a failure has happened another time.
	 */
	Faults without(Failure happened) {
		List<Failure> left = new ArrayList<>(this.failures);
		int index = left.indexOf(happened);
		if (happened.times() > 1) {
			left.set(index, happened.withTimes(happened.times() - 1));
		}
		else {
			left.remove(index);
		}
		return new Faults(this.latencyMillis, List.copyOf(left));
	}

	/**
	 * A failure of the next calls of a kind.
	 *
	 * @param method the method of the calls; every method when null
	 * @param pathPrefix how their paths begin, {@code /api/v3} included; every path when
	 * null
	 * @param times how many calls fail; one when left out
	 * @param status the status they are answered with; 500 when left out
	 * @param afterOperation whether the call has its effect before it fails
	 * @param garbageBody whether the answer claims to be JSON and is not
	 * @param hangMillis how long to keep the caller waiting before the connection is
	 * closed without an answer, in milliseconds. Calls are answered when null
	 */
	record Failure(@Nullable String method, @Nullable String pathPrefix, @Min(1) Integer times,
			@Min(200) @Max(599) Integer status, boolean afterOperation, boolean garbageBody,
			@PositiveOrZero @Nullable Long hangMillis) {

		Failure {
			times = (times != null) ? times : 1;
			status = (status != null) ? status : 500;
		}

		private boolean matches(String method, String path) {
			return (this.method == null || this.method.equalsIgnoreCase(method))
					&& (this.pathPrefix == null || path.startsWith(this.pathPrefix));
		}

		private Failure withTimes(int times) {
			return new Failure(this.method, this.pathPrefix, times, this.status, this.afterOperation, this.garbageBody,
					this.hangMillis);
		}

	}

}
