/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * A kind of type in protocol 6: where messages have its types, and the RPCs that serve
 * them.
 *
 * @param kind the kind
 * @param name adds the name of a type to the metadata
 * @param schema adds the schema of a type
 * @param schemas finds the schemas of all types
 * @param rpcs makes the RPCs
 */
public record ServedKind(TypeKind kind, BiConsumer<Tfplugin6.GetMetadata.Response.Builder, String> name,
		SchemaWriter schema, Function<Tfplugin6.GetProviderSchema.Response, Map<String, Tfplugin6.Schema>> schemas,
		Function<RpcContext, List<Rpc<?, ?>>> rpcs) {

	/**
	 * Return all kinds.
	 */
	public static List<ServedKind> all() {
		return List.of(
				new ServedKind(TypeKind.RESOURCE, (metadata, name) -> metadata.addResourcesBuilder().setTypeName(name),
						Tfplugin6.GetProviderSchema.Response.Builder::putResourceSchemas,
						Tfplugin6.GetProviderSchema.Response::getResourceSchemasMap, ResourceRpcs::of),
				new ServedKind(TypeKind.DATA_SOURCE,
						(metadata, name) -> metadata.addDataSourcesBuilder().setTypeName(name),
						Tfplugin6.GetProviderSchema.Response.Builder::putDataSourceSchemas,
						Tfplugin6.GetProviderSchema.Response::getDataSourceSchemasMap, DataSourceRpcs::of),
				new ServedKind(TypeKind.EPHEMERAL_RESOURCE,
						(metadata, name) -> metadata.addEphemeralResourcesBuilder().setTypeName(name),
						Tfplugin6.GetProviderSchema.Response.Builder::putEphemeralResourceSchemas,
						Tfplugin6.GetProviderSchema.Response::getEphemeralResourceSchemasMap, EphemeralRpcs::of),
				new ServedKind(TypeKind.LIST_RESOURCE,
						(metadata, name) -> metadata.addListResourcesBuilder().setTypeName(name),
						Tfplugin6.GetProviderSchema.Response.Builder::putListResourceSchemas,
						Tfplugin6.GetProviderSchema.Response::getListResourceSchemasMap, ListRpcs::of),
				new ServedKind(TypeKind.ACTION, (metadata, name) -> metadata.addActionsBuilder().setTypeName(name),
						(schemas, name, schema) -> schemas.putActionSchemas(name,
								Tfplugin6.ActionSchema.newBuilder().setSchema(schema).build()),
						ServedKind::actions, ActionRpcs::of),
				new ServedKind(TypeKind.STATE_STORE,
						(metadata, name) -> metadata.addStateStoresBuilder().setTypeName(name),
						Tfplugin6.GetProviderSchema.Response.Builder::putStateStoreSchemas,
						Tfplugin6.GetProviderSchema.Response::getStateStoreSchemasMap, StateStoreRpcs::of));
	}

	private static Map<String, Tfplugin6.Schema> actions(Tfplugin6.GetProviderSchema.Response response) {
		Map<String, Tfplugin6.Schema> schemas = new TreeMap<>();
		response.getActionSchemasMap().forEach((name, action) -> schemas.put(name, action.getSchema()));
		return schemas;
	}

	/**
	 * Return whether a provider answers the RPCs of the kind: those of kinds that every
	 * CLI knows also if it has no types of them.
	 */
	boolean isServed(ProviderRuntime runtime) {
		return this.kind.requirement().isEmpty() || runtime.kinds().contains(this.kind);
	}

	/**
	 * Adds the schema of a type to those of the provider.
	 */
	@FunctionalInterface
	public interface SchemaWriter {

		void write(Tfplugin6.GetProviderSchema.Response.Builder schemas, String name, Tfplugin6.Schema schema);

	}

}
