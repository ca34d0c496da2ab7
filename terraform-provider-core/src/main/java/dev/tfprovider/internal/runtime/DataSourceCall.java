/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Optional;

import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.RunningCalls.Cancellation;

/**
 * What one read of a data source is given.
 *
 * @param config the configuration as the model
 * @param diagnostics the diagnostics of the call
 * @param cancellation tells whether the call was cancelled
 * @param meta what the module says to the provider
 * @param <M> the model
 */
record DataSourceCall<M>(M config, Diagnostics diagnostics, Cancellation cancellation,
		ProviderMetaValue meta) implements DataSourceData<M> {

	@Override
	public boolean cancelled() {
		return this.cancellation.isCancelled();
	}

	@Override
	public <T> Optional<T> providerMeta(Class<T> type) {
		return this.meta.read(type);
	}

}
