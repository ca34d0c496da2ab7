/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * How long a call of an HTTP client may take to connect or to be answered.
 *
 * @param phase what takes too long
 * @param duration how long it may take
 * @param property configuration property that sets it, or {@code null} if the
 * application's code does
 */
record RequestTimeLimit(Phase phase, Duration duration, @Nullable String property) {

	/**
	 * Return the limit of a phase.
	 * @param phase phase of a call
	 * @param given what the code that makes the client says
	 * @param configured what the property says, or the default
	 * @return the limit, or {@code null} if it is zero: there is none
	 */
	static @Nullable RequestTimeLimit of(Phase phase, @Nullable Duration given, Duration configured) {
		Duration duration = (given != null) ? given : configured;
		if (duration.isZero() || duration.isNegative()) {
			return null;
		}
		return new RequestTimeLimit(phase, duration, duration.equals(configured) ? phase.property : null);
	}

	/**
	 * Return the limit that ended a call, if one did.
	 */
	static Optional<RequestTimeLimit> of(Throwable failure) {
		return Stream.of(failure.getSuppressed())
			.filter(Note.class::isInstance)
			.map((note) -> ((Note) note).limit)
			.findFirst();
	}

	static @Nullable Duration duration(@Nullable RequestTimeLimit limit) {
		return (limit != null) ? limit.duration : null;
	}

	void note(Exception failure) {
		failure.addSuppressed(new Note(this));
	}

	@Override
	public String toString() {
		String text = this.phase.text + " timed out after " + text(this.duration);
		return (this.property != null) ? text + ", the limit of \"" + this.property + "\""
				: text + ", a limit that the provider sets";
	}

	private static String text(Duration duration) {
		if (duration.toMillis() % 1000 != 0) {
			return duration.toMillis() + " ms";
		}
		long seconds = duration.toSeconds();
		return (seconds % 60 != 0) ? count(seconds, "second") : count(seconds / 60, "minute");
	}

	private static String count(long number, String unit) {
		return number + " " + unit + ((number != 1) ? "s" : "");
	}

	/**
	 * What a limit is for.
	 */
	enum Phase {

		/**
		 * Until there is a connection.
		 */
		CONNECT("the connection", "spring.http.clients.connect-timeout"),

		/**
		 * Until the whole answer is there.
		 */
		READ("the answer", "spring.http.clients.read-timeout");

		private final String text;

		private final String property;

		Phase(String text, String property) {
			this.text = text;
			this.property = property;
		}

	}

	/**
	 * Tells of a failure which limit it is due to, as a suppressed exception.
	 */
	private static final class Note extends Exception {

		private final transient RequestTimeLimit limit;

		Note(RequestTimeLimit limit) {
			super(limit.toString(), null, false, false);
			this.limit = limit;
		}

	}

}
