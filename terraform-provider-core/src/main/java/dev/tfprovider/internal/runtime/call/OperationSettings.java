/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;

import org.jspecify.annotations.Nullable;

/**
 * Settings for calls of author code, such as grace periods and the poll interval.
 *
 * @param pollInterval the time between two looks of every {@link PollingWaiter}, whatever
 * intervals it asks for, so that tests need not wait; {@code null} to leave them alone
 * @param interruptGrace how long a method may go on after the interruption at its
 * deadline before Terraform gets its answer without it
 * @param cancelGrace how long a method that changes something may go on after the
 * practitioner has cancelled, before its thread is interrupted: what it has sent is
 * carried out, and Terraform loses an object whose creation it does not hear of
 * @param failingOnForgottenValues whether it is an error, not a line of the log, if a
 * method leaves an attribute null whose model promises a value
 * @param sharingReads whether calls read together what they can
 */
public record OperationSettings(@Nullable Duration pollInterval, Duration interruptGrace, Duration cancelGrace,
		boolean failingOnForgottenValues, boolean sharingReads) {

	/**
	 * Waiters as they are, half a minute to end after an interruption, and 20 seconds
	 * before the one of a cancellation: longer than most requests take, shorter than most
	 * supervisors wait before they kill.
	 */
	public static final OperationSettings DEFAULT = new OperationSettings(null, Duration.ofSeconds(30),
			Duration.ofSeconds(20), false, true);

	public OperationSettings {
		if ((pollInterval != null && pollInterval.isNegative()) || interruptGrace.isNegative()
				|| cancelGrace.isNegative()) {
			throw new IllegalArgumentException("An interval must not be negative");
		}
	}

	/**
	 * Create settings with the usual grace after a cancellation.
	 * @param pollInterval the time between two looks, {@code null} to leave it alone
	 * @param interruptGrace how long a method may go on after the interruption at its
	 * deadline
	 */
	public OperationSettings(@Nullable Duration pollInterval, Duration interruptGrace) {
		this(pollInterval, interruptGrace, DEFAULT.cancelGrace());
	}

	/**
	 * Create settings that log what a method has left out.
	 * @param pollInterval the time between two looks, {@code null} to leave it alone
	 * @param interruptGrace how long a method may go on after the interruption at its
	 * deadline
	 * @param cancelGrace how long a method that changes something may go on after the
	 * cancellation, before it is interrupted
	 */
	public OperationSettings(@Nullable Duration pollInterval, Duration interruptGrace, Duration cancelGrace) {
		this(pollInterval, interruptGrace, cancelGrace, false, true);
	}

	/**
	 * Return these settings with an error for what a method leaves out.
	 */
	public OperationSettings withFailureOnForgottenValues() {
		return new OperationSettings(this.pollInterval, this.interruptGrace, this.cancelGrace, true, this.sharingReads);
	}

}
