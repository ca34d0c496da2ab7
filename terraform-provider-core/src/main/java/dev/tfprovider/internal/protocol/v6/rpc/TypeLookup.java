/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.rpc;

import java.util.function.Supplier;

import dev.tfprovider.internal.runtime.operation.ProviderRuntime;
import dev.tfprovider.internal.runtime.type.DataSourceType;
import dev.tfprovider.internal.runtime.type.ResourceType;

/**
 * Finds the resource or data source type that a request names.
 */
public final class TypeLookup {

	private final ProviderRuntime runtime;

	TypeLookup(ProviderRuntime runtime) {
		this.runtime = runtime;
	}

	public ResourceType<?> resource(String name) {
		return this.runtime.resource(name).orElseThrow(unknown("resource", name));
	}

	public DataSourceType<?> dataSource(String name) {
		return this.runtime.dataSource(name).orElseThrow(unknown("data source", name));
	}

	/**
	 * Return what is thrown for a type that there is not.
	 * @param kind what it would be, for the message
	 */
	public static Supplier<IllegalArgumentException> unknown(String kind, String name) {
		return () -> new IllegalArgumentException("This provider has no " + kind + " type \"" + name + "\"");
	}

}
