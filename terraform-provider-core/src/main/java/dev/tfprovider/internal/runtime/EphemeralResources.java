/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.operation.ForgottenValues;
import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The ephemeral resources of a provider that has any: what can be done with them.
 */
public final class EphemeralResources {

	private final EphemeralOpening opening;

	private final EphemeralRenewal renewal;

	private final EphemeralClosing closing;

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
		this.closing = new EphemeralClosing(failures, runningCalls, records, objects, scopes);
		this.opening = new EphemeralOpening(failures, runningCalls, records, forgotten, this.closing);
		this.renewal = new EphemeralRenewal(failures, runningCalls, records, objects);
	}

	/**
	 * Open an object.
	 * @param scope the request
	 * @param type the ephemeral resource type
	 * @param config the configuration, wholly known
	 * @return the object; null beside an error
	 */
	public Opened open(CallScope scope, EphemeralResourceType<?> type, ObjectValue config) {
		return this.opening.open(scope, type, config);
	}

	/**
	 * Renew an object.
	 * @param scope the request
	 * @param type the ephemeral resource type
	 * @param privateData what the host has kept since the object was opened or renewed
	 * @return what the host is to keep, and when it is to ask again
	 */
	public Renewed renew(CallScope scope, EphemeralResourceType<?> type, byte[] privateData) {
		return this.renewal.renew(scope, type, privateData);
	}

	/**
	 * Close an object. One that is closed already is left alone.
	 * @param scope the request
	 * @param type the ephemeral resource type
	 * @param privateData what the host has kept since the object was opened or renewed
	 * @return errors and warnings
	 */
	public List<Diagnostic> close(CallScope scope, EphemeralResourceType<?> type, byte[] privateData) {
		return this.closing.close(scope, type, privateData);
	}

	/**
	 * Close what hosts have left open, as the process is about to end.
	 * @param patience longest time to wait
	 */
	public void closeAll(Duration patience) {
		this.closing.closeAll(patience);
	}

	/**
	 * An object that was opened.
	 *
	 * @param result the object; null beside an error
	 * @param privateData what the host is to keep while the object is open, {@code null}
	 * if nothing was opened
	 * @param renewal when to renew the object, {@code null} for never
	 * @param diagnostics errors and warnings
	 * @param deferred why it has to wait, {@code null} if it does not
	 */
	@SuppressWarnings("ArrayRecordComponent")
	public record Opened(TerraformValue result, byte @Nullable [] privateData, @Nullable Instant renewal,
			List<Diagnostic> diagnostics, DeferredException.@Nullable Reason deferred) {

		/**
		 * Return what the host is to keep, empty if nothing was opened.
		 */
		public Optional<byte[]> kept() {
			return Optional.ofNullable(this.privateData);
		}

	}

	/**
	 * A renewed object.
	 *
	 * @param privateData what the host is to keep in place of what it had
	 * @param renewal when to renew the object again, {@code null} for never
	 * @param diagnostics errors and warnings
	 */
	@SuppressWarnings("ArrayRecordComponent")
	public record Renewed(byte[] privateData, @Nullable Instant renewal, List<Diagnostic> diagnostics) {

	}

}
