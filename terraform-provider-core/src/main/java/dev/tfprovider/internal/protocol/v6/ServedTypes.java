/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.runtime.CallContext;
import dev.tfprovider.internal.runtime.DataSourceType;
import dev.tfprovider.internal.runtime.ProviderMetaValue;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * The types of the provider together with the codecs for their objects. A codec is made
 * when its type is first used: a provider has many types, a run uses few.
 */
final class ServedTypes {

	private final ProviderRuntime runtime;

	private final Map<TerraformType, ValueCodec> codecs = new ConcurrentHashMap<>();

	ServedTypes(ProviderRuntime runtime) {
		this.runtime = runtime;
	}

	ResourceType<?> resource(String name) {
		return this.runtime.resource(name).orElseThrow(unknown("resource", name));
	}

	DataSourceType<?> dataSource(String name) {
		return this.runtime.dataSource(name).orElseThrow(unknown("data source", name));
	}

	ValueCodec codec(TerraformType type) {
		return this.codecs.computeIfAbsent(type, ValueCodec::of);
	}

	/**
	 * Return what comes with a call besides its object.
	 */
	CallContext context(Tfplugin6.DynamicValue providerMeta, Tfplugin6.ClientCapabilities capabilities,
			@Nullable ObjectValue identity) {
		ProviderMetaValue meta = this.runtime.providerMeta()
			.schema()
			.map((schema) -> Values6.read(codec(schema.block().impliedType()), providerMeta))
			.map((value) -> this.runtime.providerMeta().of(value))
			.orElseGet(() -> ProviderMetaValue.NONE);
		return new CallContext(meta, capabilities.getDeferralAllowed(), this.runtime.isWaitingForSettings(), identity);
	}

	private static Supplier<IllegalArgumentException> unknown(String kind, String name) {
		return () -> new IllegalArgumentException("This provider has no " + kind + " type \"" + name + "\"");
	}

}
