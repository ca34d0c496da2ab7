/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

import dev.tfprovider.test.internal.engine.client.ProviderClient;

/**
 * The connections of one walk: one for each configuration of the provider, opened and
 * configured when it is first needed.
 */
final class ProviderConnections implements AutoCloseable {

	private final Walk walk;

	private final Supplier<ProviderClient> connect;

	private final Map<String, ProviderClient> clients = new LinkedHashMap<>();

	private final Map<String, Boolean> ready = new LinkedHashMap<>();

	ProviderConnections(Walk walk, Supplier<ProviderClient> connect) {
		this.walk = walk;
		this.connect = connect;
	}

	ProviderClient client(String alias) {
		return this.clients.computeIfAbsent(alias, (any) -> unconfigured());
	}

	/**
	 * Return a connection that is never configured. The caller closes it.
	 */
	ProviderClient unconfigured() {
		ProviderClient client = this.connect.get();
		if (!this.walk.schemas().kept()) {
			// A host that may not keep the schemas asks each process for them
			client.schema(new ArrayList<>());
		}
		return client;
	}

	/**
	 * Configure the provider unless it is already.
	 * @return whether it is ready
	 */
	boolean ready(String alias) {
		Boolean known = this.ready.get(alias);
		if (known == null) {
			known = new ProviderSetup(this.walk, alias).configure();
			this.ready.put(alias, known);
		}
		return known;
	}

	@Override
	public void close() {
		this.clients.values().forEach(ProviderClient::close);
	}

}
