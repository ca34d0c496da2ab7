/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.Optional;

import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.internal.runtime.call.AuthorCall;
import dev.tfprovider.internal.runtime.call.RunningCall;

/**
 * One call of the read method of a data source.
 *
 * @param <M> the model
 */
final class DataSourceCall<M> extends AuthorCall implements DataSourceData<M> {

	private final M config;

	DataSourceCall(M config, RunningCall running) {
		super(running);
		this.config = config;
	}

	@Override
	public M config() {
		return this.config;
	}

	@Override
	public <T> Optional<T> providerMeta(Class<T> type) {
		return meta().read(type);
	}

}
