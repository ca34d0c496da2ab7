/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;

import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.diagnostic.Diagnostics;
import org.jspecify.annotations.Nullable;

/**
 * What one read of a data source is given.
 *
 * @param <M> the model
 */
final class DataSourceCall<M> extends AuthorCall implements DataSourceData<M> {

	private final M config;

	DataSourceCall(M config, Diagnostics diagnostics, RunningCall running, @Nullable Duration pollInterval) {
		super(diagnostics, running, pollInterval);
		this.config = config;
	}

	@Override
	public M config() {
		return this.config;
	}

}
