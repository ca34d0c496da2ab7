/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.mapper.DurationText;
import dev.tfprovider.internal.mapping.mapper.TimeoutsComponent;
import org.jspecify.annotations.Nullable;

/**
 * The time limit of one operation, and who has set it.
 *
 * @param operation such as {@code create}
 * @param duration the time, above zero
 * @param timeouts where practitioners set another limit, {@code null} if they cannot
 * @param configured whether they have
 */
public record TimeLimit(String operation, Duration duration, @Nullable TimeoutsComponent timeouts, boolean configured) {

	/**
	 * Return the error of a call that took longer.
	 * @param typeName full name of the type
	 * @param ended whether the author's code has ended; else it may still be going on
	 * @param remains what the state holds now, in a sentence after a space; may be empty
	 * @param last what the author's code said in the end, may be empty
	 */
	public Diagnostic exceeded(String typeName, boolean ended, String remains, String last) {
		String summary = "Could not " + this.operation + " " + typeName + " in time";
		StringBuilder detail = new StringBuilder("It did not end within ").append(DurationText.print(this.duration))
			.append(this.configured ? ", which is configured." : ", the limit that the provider sets.");
		detail.append(remains);
		if (!ended) {
			detail.append(" The provider did not react to the interruption, so it may still be at work.");
		}
		if (this.timeouts == null) {
			return Diagnostic.error(summary, detail.append(last).toString());
		}
		String equals = this.timeouts.isBlock() ? "" : "= ";
		detail.append(" Allow more time with %s %s{ %s = \"%s\" }.".formatted(this.timeouts.name(), equals,
				this.operation, DurationText.print(this.duration.multipliedBy(2))));
		return Diagnostic.error(this.timeouts.path(this.operation), summary, detail.append(last).toString());
	}

}
