/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.ephemeral.RenewableEphemeralResource;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.stored.StoredRecords;

/**
 * Renews open objects of ephemeral resources.
 *
 * @param failures converts exceptions
 * @param runningCalls runs author code
 * @param records reads and writes private state
 * @param objects the objects that are open
 */
record EphemeralRenewal(FailureDiagnostics failures, RunningCalls runningCalls, StoredRecords records,
		OpenObjects objects) {

	EphemeralResources.Renewed renew(CallScope scope, EphemeralResourceType<?> type, byte[] privateData) {
		Optional<PrivateData> data = PrivateData.of(privateData);
		Optional<Supplier<RenewableEphemeralResource>> renewal = type.renewal();
		if (renewal.isEmpty()) {
			return refused(scope, type, privateData,
					"It cannot be renewed: the provider never asks for that. " + AuthorMistake.NOTE);
		}
		if (data.isEmpty()) {
			return refused(scope, type, privateData,
					"Terraform asks to renew an object that this provider has not opened: what it has kept of it was "
							+ "not made by the provider.");
		}
		return this.objects.isClosed(data.get().id())
				? refused(scope, type, privateData, "Terraform asks to renew an object that is closed already.")
				: renew(scope, type, renewal.get(), data.get());
	}

	private static EphemeralResources.Renewed refused(CallScope scope, EphemeralResourceType<?> type,
			byte[] privateData, String problem) {
		scope.diagnostics().error("Could not renew " + type.name(), problem);
		return new EphemeralResources.Renewed(privateData, null, scope.diagnostics().asList());
	}

	private EphemeralResources.Renewed renew(CallScope scope, EphemeralResourceType<?> type,
			Supplier<RenewableEphemeralResource> renewal, PrivateData data) {
		Optional<OpenObject> object = this.objects.find(data.id());
		object.map(OpenObject::session).ifPresent(scope::workFor);
		PrivateState state = new PrivateState(this.records, object.map(OpenObject::state).orElse(data.state()));
		return this.runningCalls.runChange(scope, type.limit("renew"), (running) -> {
			RenewalCall call = new RenewalCall(type, state, running,
					(bytes) -> object.ifPresent((open) -> open.renew(bytes)));
			boolean renewed = false;
			try {
				running.perform("renew", () -> renewal.get().renew(call));
				renewed = true;
			}
			catch (Throwable ex) {
				this.failures.report(scope, ex, "renew", type);
			}
			List<Diagnostic> all = Diagnostics.of(scope.diagnostics().asList()).addAll(call.mistakes()).asList();
			object.ifPresent((open) -> open.said(all.stream().map((each) -> asWarning(each, scope)).toList()));
			return new EphemeralResources.Renewed(new PrivateData(data.id(), state.bytes(), true).toBytes(),
					renewed ? call.renewal() : null, all);
		});
	}

	/**
	 * Returns what closing the object may tell later, when nobody knows any more what was
	 * secret here.
	 */
	private static Diagnostic asWarning(Diagnostic diagnostic, CallScope scope) {
		return new Diagnostic(Diagnostic.Severity.WARNING, scope.secrets().hide(diagnostic.summary()),
				scope.secrets().hide(diagnostic.detail()), diagnostic.attribute());
	}

}
