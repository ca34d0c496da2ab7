/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.NothingReturnedException;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.internal.runtime.operation.ConfiguredObject;
import dev.tfprovider.internal.runtime.operation.ForgottenValues;
import dev.tfprovider.internal.runtime.operation.ResultCheck;
import dev.tfprovider.internal.runtime.operation.Violation;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Opens objects of ephemeral resources. What cannot be given to the host is closed again.
 *
 * @param failures converts exceptions
 * @param runningCalls runs author code
 * @param records reads and writes private state
 * @param forgotten finds what an object lacks
 * @param closing takes note of what is open, and closes what cannot be given to the host
 */
record EphemeralOpening(FailureDiagnostics failures, RunningCalls runningCalls, StoredRecords records,
		ForgottenValues forgotten, EphemeralClosing closing) {

	<M> EphemeralResources.Opened open(CallScope scope, EphemeralResourceType<M> type, ObjectValue config) {
		scope.workFor(type.mapping(), config);
		TimeLimit limit;
		M model;
		try {
			limit = type.limits().configured("open", config);
			model = type.mapping().read(config);
		}
		catch (RuntimeException ex) {
			this.failures.report(scope, ex, "open", type);
			return failed(type, scope.diagnostics().asList());
		}
		return this.runningCalls.runChange(scope, limit, (running) -> open(scope, type, config,
				new OpenCall<>(type, model, new PrivateState(this.records, new byte[0]), running)));
	}

	private <M> EphemeralResources.Opened open(CallScope scope, EphemeralResourceType<M> type, ObjectValue config,
			OpenCall<M> call) {
		RunningCall running = call.running();
		DeferredException.Reason deferral = null;
		try {
			M result = NothingReturnedException.check(
					running.perform("open", () -> call.open(() -> close(scope, type, call))), "open", type.name(),
					"the object.");
			ObjectValue object = checked(scope, type, config, result);
			scope.diagnostics().addAll(call.mistakes());
			if (!scope.diagnostics().hasErrors()) {
				PrivateData data = this.closing.add(scope, type, call.privateState().bytes());
				return new EphemeralResources.Opened(object, data.toBytes(), call.renewal(),
						scope.diagnostics().asList(), null);
			}
		}
		catch (Throwable ex) {
			deferral = scope.isDeferralAllowed() ? FailureDiagnostics.deferral(ex).orElse(null) : null;
			if (deferral == null) {
				this.failures.report(scope, ex, "open", type);
				scope.diagnostics().addAll(call.mistakes());
			}
		}
		if (call.fail()) {
			close(scope, type, call);
		}
		return (deferral != null)
				? new EphemeralResources.Opened(ConfiguredObject.undecided(type.schema().block(), config), null, null,
						scope.diagnostics().asList(), deferral)
				: failed(type, scope.diagnostics().asList());
	}

	private <M> void close(CallScope scope, EphemeralResourceType<M> type, OpenCall<M> call) {
		this.closing.release(scope, type, call.privateState().bytes());
	}

	/**
	 * Returns an opened object as Terraform wants it, and reports what breaks its rules.
	 * All that is in it is secret from here on.
	 */
	private <M> ObjectValue checked(CallScope scope, EphemeralResourceType<M> type, ObjectValue config, M result) {
		BlockSchema block = type.schema().block();
		ObjectValue written;
		try {
			written = type.mapping().write(result);
		}
		catch (RuntimeException ex) {
			scope.secrets().learnWhole(type.mapping().salvage(result, config));
			throw ex;
		}
		scope.secrets().learnWhole(written);
		ObjectValue object = type.limits().keep(ConfiguredObject.of(block, config, written), config);
		Diagnostics diagnostics = scope.diagnostics();
		diagnostics.addAll(Violation.toDiagnostics(
				ResultCheck.violationsOfOpen(block, ConfiguredObject.undecided(block, config), object),
				"Provider opened an inconsistent object", type.name()));
		if (!diagnostics.hasErrors()) {
			this.forgotten.check(type.mapping(), "open", type.name(), TerraformValue.ofNull(type.type()), object,
					diagnostics);
		}
		return object;
	}

	private static EphemeralResources.Opened failed(EphemeralResourceType<?> type, List<Diagnostic> diagnostics) {
		return new EphemeralResources.Opened(TerraformValue.ofNull(type.type()), null, null, diagnostics, null);
	}

}
