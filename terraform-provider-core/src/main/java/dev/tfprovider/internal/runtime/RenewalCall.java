/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.OutOfMemoryRetry;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.RunningCall;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One call of the renew method of an ephemeral resource. Mistakes in what author code
 * tells it are collected: the object is open by then, and only the rest of the code knows
 * it.
 */
class RenewalCall extends ClosingCall {

	private static final Logger logger = LoggerFactory.getLogger(RenewalCall.class);

	/**
	 * Last point in time that the protocol knows.
	 */
	private static final Instant LAST = Instant.parse("9999-12-31T23:59:59Z");

	private final EphemeralResourceType<?> type;

	private final Consumer<byte[]> listener;

	private final Diagnostics mistakes = new Diagnostics();

	private volatile @Nullable Instant renewal;

	/**
	 * Create a call.
	 * @param type the ephemeral resource type
	 * @param privateState what the host returned
	 * @param running the call into author code
	 * @param listener gets the private state as soon as it is set
	 */
	RenewalCall(EphemeralResourceType<?> type, PrivateState privateState, RunningCall running,
			Consumer<byte[]> listener) {
		super(privateState, running);
		this.type = type;
		this.listener = listener;
	}

	@Override
	public final void setPrivateState(@Nullable Object state) {
		try {
			this.listener.accept(OutOfMemoryRetry.on(() -> privateState().write(state)));
		}
		catch (RuntimeException ex) {
			mistake("setPrivateState", "was given what it cannot keep: " + ex.getMessage(), ex);
		}
	}

	@Override
	public final void renewAt(Instant time) {
		if (time == null) {
			mistake("renewAt", "was given null. Leave the call out where there is nothing to renew.", null);
		}
		else if (!time.isAfter(Instant.now())) {
			mistake("renewAt", "was given the time " + time + ", which has passed.", null);
		}
		else if (canRenew("renewAt")) {
			this.renewal = time.isBefore(LAST) ? time : LAST;
		}
	}

	@Override
	public final void renewAfter(Duration time) {
		if (time == null) {
			mistake("renewAfter", "was given null. Leave the call out where there is nothing to renew.", null);
		}
		else if (time.isNegative() || time.isZero()) {
			mistake("renewAfter", "was given the time " + time + ", which is not above zero.", null);
		}
		else if (canRenew("renewAfter")) {
			Instant now = Instant.now();
			this.renewal = (time.compareTo(Duration.between(now, LAST)) < 0) ? now.plus(time) : LAST;
		}
	}

	private boolean canRenew(String method) {
		boolean can = this.type.renewal().isPresent();
		if (!can) {
			mistake(method, "was called, but " + this.type.implementation().getName()
					+ " does not implement RenewableEphemeralResource.", null);
		}
		return can;
	}

	private void mistake(String method, String problem, @Nullable Exception failure) {
		logger.error("{} of {} {}", method, this.type.name(), problem, failure);
		this.mistakes.error("Provider cannot keep what it was told",
				method + " of " + this.type.name() + " " + problem + "\n\n" + AuthorMistake.NOTE);
	}

	/**
	 * Return when to renew the object, {@code null} for never.
	 */
	final @Nullable Instant renewal() {
		return this.renewal;
	}

	/**
	 * Return what the author's code did wrong in calls of this, and has not been told.
	 */
	final List<Diagnostic> mistakes() {
		return this.mistakes.asList();
	}

}
