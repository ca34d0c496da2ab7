/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.runtime.CallContext;
import dev.tfprovider.internal.runtime.DataSourceType;
import dev.tfprovider.internal.runtime.ProviderMetaValue;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.ProviderSession;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.schema.Block;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
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
	 * Read an object. What is secret of it stays out of the log and of diagnostics.
	 */
	TerraformValue read(Block block, Tfplugin6.DynamicValue value) {
		TerraformValue object = Values6.read(codec(block.impliedType()), value);
		this.runtime.secrets().learn(block, object);
		return object;
	}

	/**
	 * Read a configuration, which is never null.
	 */
	ObjectValue readObject(Block block, Tfplugin6.DynamicValue value) {
		ObjectValue object = Values6.readObject(codec(block.impliedType()), value);
		this.runtime.secrets().learn(block, object);
		return object;
	}

	/**
	 * Read the provider block. What the environment adds to it is secret as well.
	 */
	ObjectValue settings(Tfplugin6.DynamicValue value) {
		Block block = this.runtime.settings().schema().block();
		ObjectValue config = readObject(block, value);
		this.runtime.secrets().learn(block, complete(config));
		return config;
	}

	/**
	 * Keep what is secret of the provider block as long as the session lives.
	 */
	void keepSettings(ProviderSession session, ObjectValue config) {
		this.runtime.secrets().keep(session, this.runtime.settings().schema().block(), complete(config));
	}

	private ObjectValue complete(ObjectValue config) {
		return this.runtime.settings().complete(config, new Diagnostics());
	}

	Tfplugin6.DynamicValue write(Block block, TerraformValue object) {
		this.runtime.secrets().learn(block, object);
		return Values6.write(codec(block.impliedType()), object);
	}

	/**
	 * Remember what is secret of an object.
	 */
	void learn(Block block, TerraformValue object) {
		this.runtime.secrets().learn(block, object);
	}

	/**
	 * Remember what has the name of something secret in a schema.
	 */
	void learnNamed(Block block, StoredState6 stored) {
		this.runtime.secrets().learnNamed(block, () -> {
			try {
				return stored.attributes();
			}
			catch (CodecException ex) {
				return Map.of();
			}
		});
	}

	/**
	 * Write diagnostics, without the secrets of the call.
	 */
	List<Tfplugin6.Diagnostic> diagnostics(Collection<Diagnostic> diagnostics) {
		return diagnostics.stream()
			.map((diagnostic) -> Diagnostics6.toProto(diagnostic, this.runtime.secrets()::hideOwn))
			.toList();
	}

	/**
	 * Return what comes with a call besides its object.
	 */
	CallContext context(Tfplugin6.DynamicValue providerMeta, Tfplugin6.ClientCapabilities capabilities,
			@Nullable ObjectValue identity) {
		ProviderMetaValue meta = this.runtime.providerMeta()
			.schema()
			.map((schema) -> read(schema.block(), providerMeta))
			.map((value) -> this.runtime.providerMeta().of(value))
			.orElseGet(() -> ProviderMetaValue.NONE);
		return new CallContext(meta, capabilities.getDeferralAllowed(), this.runtime.isWaitingForSettings(), identity);
	}

	private static Supplier<IllegalArgumentException> unknown(String kind, String name) {
		return () -> new IllegalArgumentException("This provider has no " + kind + " type \"" + name + "\"");
	}

}
