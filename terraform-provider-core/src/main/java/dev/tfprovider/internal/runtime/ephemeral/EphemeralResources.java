/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.ephemeral;

import java.time.Duration;
import java.util.function.Function;

import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.check.ForgottenValues;
import dev.tfprovider.internal.runtime.failure.FailureDiagnostics;
import dev.tfprovider.internal.runtime.session.ProviderSession;
import dev.tfprovider.internal.stored.StoredRecords;
import org.jspecify.annotations.Nullable;

/**
 * The ephemeral resources of a provider that has any: what can be done with them.
 */
public final class EphemeralResources {

	private final EphemeralOpening opening;

	private final EphemeralRenewal renewal;

	private final EphemeralClosing closing;

	private final UnclosedObjects leftOpen;

	/**
	 * Create the operations.
	 * @param failures converts exceptions
	 * @param runningCalls runs author code
	 * @param records reads and writes private state
	 * @param forgotten finds what an object lacks
	 * @param scopes makes the scope of a call that no host makes, for a session
	 */
	public EphemeralResources(FailureDiagnostics failures, RunningCalls runningCalls, StoredRecords records,
			ForgottenValues forgotten, Function<@Nullable ProviderSession, CallScope> scopes) {
		OpenObjects objects = new OpenObjects();
		this.closing = new EphemeralClosing(failures, runningCalls, records, objects);
		this.leftOpen = new UnclosedObjects(objects, this.closing, (object) -> scopes.apply(object.session()));
		this.opening = new EphemeralOpening(failures, runningCalls, records, forgotten, this.leftOpen, this.closing);
		this.renewal = new EphemeralRenewal(failures, runningCalls, records, objects);
	}

	public EphemeralOpening opening() {
		return this.opening;
	}

	public EphemeralRenewal renewal() {
		return this.renewal;
	}

	public EphemeralClosing closing() {
		return this.closing;
	}

	/**
	 * Close what hosts have left open, as the process is about to end.
	 * @param patience longest time to wait
	 */
	public void closeAll(Duration patience) {
		this.leftOpen.closeAll(patience);
	}

}
