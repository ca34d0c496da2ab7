/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;

import dev.tfprovider.diagnostic.Diagnostics;
import org.jspecify.annotations.Nullable;

/**
 * What author code is called amid, whatever it is called for.
 *
 * @param diagnostics the diagnostics of the call
 * @param running its time and cancellation
 * @param pollInterval the interval of all waits, {@code null} to leave them alone
 * @param providerMeta what the module says to the provider
 */
record CallSurroundings(Diagnostics diagnostics, RunningCall running, @Nullable Duration pollInterval,
		ProviderMetaValue providerMeta) {

}
