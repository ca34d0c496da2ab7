/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.internal.runtime.call.ConfiguredCall;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.list.ListQuery;

/**
 * One call of the list method of a list resource.
 *
 * @param <Q> the query
 */
final class ListCall<Q> extends ConfiguredCall<Q> implements ListQuery<Q> {

	private final ListResources.Request request;

	ListCall(Q config, ListResources.Request request, RunningCall running) {
		super(config, running);
		this.request = request;
	}

	@Override
	public long limit() {
		return this.request.limit();
	}

	@Override
	public boolean includesObjects() {
		return this.request.includeObjects();
	}

}
