/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.runtime.call.ProviderMetaValue;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Holds the objects that all RPCs use.
 *
 * @param runtime the provider
 * @param objects reads and writes their objects
 * @param identities reads and writes their identities
 */
record RpcContext(ProviderRuntime runtime, Objects6 objects, Identities6 identities) {

	public static RpcContext of(ProviderRuntime runtime) {
		Objects6 objects = new Objects6();
		return new RpcContext(runtime, objects, new Identities6(objects));
	}

	/**
	 * Read what comes with a request besides an object.
	 */
	public CallScope accompany(CallScope scope, Tfplugin6.DynamicValue providerMeta,
			Tfplugin6.ClientCapabilities capabilities) {
		ProviderMetaValue meta = this.runtime.metaSchema()
			.map((schema) -> this.objects.read(scope, schema.block(), providerMeta))
			.map(this.runtime::meta)
			.orElse(ProviderMetaValue.NONE);
		return scope.with(meta, capabilities.getDeferralAllowed());
	}

	/**
	 * Find the type that a request names.
	 * @param kind the kind of the type
	 * @param name its full name
	 * @param <T> what the engine makes of the kind
	 * @throws IllegalArgumentException if there is none
	 */
	@SuppressWarnings("unchecked")
	public <T extends ConfiguredType> T type(TypeKind kind, String name) {
		ConfiguredType type = this.runtime.types(kind).get(name);
		if (type == null) {
			throw new IllegalArgumentException("This provider has no " + kind + " type \"" + name + "\"");
		}
		return (T) type;
	}

	/**
	 * Find the managed resource type that a request names.
	 */
	public ResourceType<?> resource(String name) {
		return type(TypeKind.RESOURCE, name);
	}

	/**
	 * Read a value of a type, maybe null.
	 */
	public TerraformValue read(CallScope scope, ConfiguredType type, Tfplugin6.DynamicValue value) {
		return this.objects.read(scope, type.schema().block(), value);
	}

	/**
	 * Write a value of a type.
	 */
	public Tfplugin6.DynamicValue write(CallScope scope, ConfiguredType type, TerraformValue value) {
		return this.objects.write(scope, type.schema().block(), value);
	}

	/**
	 * Read the configuration of a type.
	 */
	public ObjectValue config(CallScope scope, ConfiguredType type, Tfplugin6.DynamicValue config) {
		return this.objects.readObject(scope, type.schema().block(), config);
	}

	/**
	 * Validate the configuration of a type in which nothing can be write-only.
	 */
	public List<Tfplugin6.Diagnostic> validate(CallScope scope, TypeKind kind, String name,
			Tfplugin6.DynamicValue config) {
		ConfiguredType type = type(kind, name);
		return report(scope, type, this.runtime.validate(scope, type, config(scope, type, config)));
	}

	/**
	 * Return the diagnostics of a request about a type.
	 */
	public List<Tfplugin6.Diagnostic> report(CallScope scope, ConfiguredType type, List<Diagnostic> diagnostics) {
		return Diagnostics6.toProto(scope, SourcePath.shorten(type.schema().block(), diagnostics));
	}

}
