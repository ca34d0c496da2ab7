/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.NothingReturnedException;
import dev.tfprovider.internal.runtime.call.ProviderMetaValue;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads a data source.
 */
public record ReadDataSource(FailureDiagnostics failures, RunningCalls runningCalls, ForgottenValues forgotten) {

	/**
	 * Read a data source.
	 * @param scope the request
	 * @param type the data source type
	 * @param config the configuration, wholly known
	 * @param <M> the model
	 * @return the object; null beside an error
	 */
	public <M> Response read(CallScope scope, DataSourceType<M> type, ObjectValue config) {
		scope.workFor(type.mapping(), config);
		Diagnostics diagnostics = scope.diagnostics();
		TimeLimit limit;
		try {
			limit = type.limits().configured("read", config);
		}
		catch (DiagnosticException ex) {
			return new Response(TerraformValue.ofNull(type.type()), ex.diagnostics(), null);
		}
		return this.runningCalls.run(scope, limit, (running) -> {
			try {
				M model = type.mapping().read(config);
				DataSourceCall<M> call = new DataSourceCall<>(model, running);
				M result = NothingReturnedException.check(running.perform("read", () -> read(type, call, config)),
						"read", type.name(), "the object.");
				ObjectValue value = ConfiguredObject.of(type.schema().block(), config, type.mapping().write(result));
				this.forgotten.check(type.mapping(), "read", type.name(), TerraformValue.ofNull(type.type()), value,
						diagnostics);
				return new Response(NullUnknown.of(type.limits().keep(value, config)), diagnostics.asList(), null);
			}
			catch (Throwable ex) {
				Optional<DeferredException.Reason> reason = FailureDiagnostics.deferral(ex);
				if (reason.isPresent() && scope.isDeferralAllowed()) {
					ObjectValue open = ConfiguredObject.undecided(type.schema().block(), config);
					return new Response(open, diagnostics.asList(), reason.get());
				}
				this.failures.report(scope, ex, "read", type);
			}
			return new Response(TerraformValue.ofNull(type.type()), diagnostics.asList(), null);
		});
	}

	private static <M> M read(DataSourceType<M> type, DataSourceCall<M> call, ObjectValue config) throws Exception {
		DataSourceReader<M> reader = type.code();
		return type.once() ? call.readOnce(new Question(type.name(), config, call.meta()), () -> reader.read(call))
				: reader.read(call);
	}

	/**
	 * What a data source is asked.
	 */
	private record Question(String type, ObjectValue config, ProviderMetaValue meta) {

	}

	/**
	 * A data source that was read.
	 *
	 * @param state the object; null beside an error
	 * @param diagnostics errors and warnings
	 * @param deferred why it has to wait, {@code null} if it does not
	 */
	public record Response(TerraformValue state, List<Diagnostic> diagnostics,
			DeferredException.@Nullable Reason deferred) {

	}

}
