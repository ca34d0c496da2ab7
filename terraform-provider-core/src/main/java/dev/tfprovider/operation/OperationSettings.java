/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.operation;

import java.time.Duration;

import org.jspecify.annotations.Nullable;

/**
 * How a provider runs author code.
 *
 * @param pollInterval the time between two looks of every {@link Waiter}, whatever
 * intervals it asks for, so that tests need not wait; {@code null} to leave them alone
 * @param interruptGrace how long a method may go on after the interruption at its
 * deadline before Terraform gets its answer without it
 */
public record OperationSettings(@Nullable Duration pollInterval, Duration interruptGrace) {

	/**
	 * Waiters as they are, and half a minute to end after an interruption.
	 */
	public static final OperationSettings DEFAULT = new OperationSettings(null, Duration.ofSeconds(30));

	public OperationSettings {
		if ((pollInterval != null && pollInterval.isNegative()) || interruptGrace.isNegative()) {
			throw new IllegalArgumentException("An interval must not be negative");
		}
	}

}
