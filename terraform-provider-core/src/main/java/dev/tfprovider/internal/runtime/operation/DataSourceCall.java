/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.Optional;

import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.internal.runtime.call.ConfiguredCall;
import dev.tfprovider.internal.runtime.call.RunningCall;

/**
 * One call of the read method of a data source.
 *
 * @param <M> the model
 */
final class DataSourceCall<M> extends ConfiguredCall<M> implements DataSourceData<M> {

	DataSourceCall(M config, RunningCall running) {
		super(config, running);
	}

	@Override
	public <T> Optional<T> providerMeta(Class<T> type) {
		return meta().read(type);
	}

}
