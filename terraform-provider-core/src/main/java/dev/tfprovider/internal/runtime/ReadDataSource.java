/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads a data source.
 */
public final class ReadDataSource {

	private static final KeepPriorNotation KEEP_CONFIGURED_NOTATION = new KeepPriorNotation();

	private final Failures failures;

	private final RunningCalls runningCalls;

	ReadDataSource(Failures failures, RunningCalls runningCalls) {
		this.failures = failures;
		this.runningCalls = runningCalls;
	}

	/**
	 * Read a data source.
	 * @param type the data source type
	 * @param config the configuration, wholly known
	 * @param <M> the model
	 * @return the object; null beside an error
	 */
	public <M> Response read(DataSourceType<M> type, ObjectValue config) {
		Diagnostics diagnostics = new Diagnostics();
		TerraformValue state = this.runningCalls.run((cancellation) -> {
			try {
				M model = type.mapping().read(config);
				M result = type.reader().get().read(new DataSourceCall<>(model, diagnostics, cancellation));
				if (result != null) {
					ObjectValue value = KeepEmptyForm.OF_CONFIGURATION.apply(type.schema().block(), config, config,
							type.mapping().write(result));
					return WithoutUnknown
						.of(KEEP_CONFIGURED_NOTATION.apply(type.schema().block(), config, config, value));
				}
				diagnostics.add(AuthorMistake.returnedNull("read", type.name(), "the object."));
			}
			catch (Throwable ex) {
				this.failures.report(ex, "read", type.name(), type.schema().block(), diagnostics);
			}
			return TerraformValue.ofNull(type.type());
		});
		return new Response(state, diagnostics.asList());
	}

	/**
	 * A data source that was read.
	 *
	 * @param state the object; null beside an error
	 * @param diagnostics errors and warnings
	 */
	public record Response(TerraformValue state, List<Diagnostic> diagnostics) {

	}

}
