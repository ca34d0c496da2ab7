/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.host.HostProfile;
import dev.tfprovider.test.internal.engine.schema.FunctionSchema;
import dev.tfprovider.test.internal.engine.schema.ProviderSchemas;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaCheck;
import dev.tfprovider.test.internal.engine.schema.SchemaMessageCheck;
import dev.tfprovider.test.internal.engine.schema.SchemaReader;
import dev.tfprovider.test.internal.engine.value.GoString;
import org.jspecify.annotations.Nullable;

/**
 * Loads the schemas of a provider and refuses what Core refuses.
 */
public final class SchemaLoader {

	private final String providerAddress;

	private final HostProfile host;

	private final String reader;

	public SchemaLoader(String providerAddress, HostProfile host, String reader) {
		this.reader = reader;
		this.providerAddress = providerAddress;
		this.host = host;
	}

	/**
	 * Load the schemas.
	 * @return the schemas, {@code null} if something is wrong with them
	 */
	@Nullable public ProviderSchemas load(ProviderClient client, EngineDiagnostics found) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.GetProviderSchema.Response response = client.schema(diagnostics);
		List<String> problems = diagnostics.stream()
			.filter(EngineDiagnostic::error)
			.map((diagnostic) -> "failed to retrieve schema from provider " + GoString.quote(this.providerAddress)
					+ ": " + diagnostic.summary() + ": " + diagnostic.detail())
			.toList();
		if (response == null || !problems.isEmpty()) {
			return refuse(problems, found);
		}
		Map<String, ResourceSchema> identities = new IdentitySchemas(this.providerAddress, this.host).load(client,
				found);
		if (identities == null) {
			return null;
		}
		if (!response.hasProvider()) {
			return refuse(List.of("missing provider schema"), found);
		}
		problems = new ArrayList<>(new SchemaMessageCheck(response, this.host).problems());
		if (!problems.isEmpty()) {
			return refuse(problems, found);
		}
		Map<String, ResourceSchema> resources = schemas("managed resource type", response.getResourceSchemasMap(),
				identities, problems);
		Map<String, ResourceSchema> dataSources = schemas("data resource type", response.getDataSourceSchemasMap(),
				Map.of(), problems);
		Map<String, ResourceSchema> ephemeral = schemas("ephemeral resource type",
				response.getEphemeralResourceSchemasMap(), Map.of(), problems);
		Map<String, ResourceSchema> lists = this.host.has(HostDifference.KNOWS_QUERIES)
				? schemas("list resource type", response.getListResourceSchemasMap(), Map.of(), problems) : Map.of();
		if (!problems.isEmpty()) {
			return refuse(problems, found);
		}
		return new ProviderSchemas(new ResourceSchema(0, block(response.getProvider())), resources, dataSources,
				ephemeral, lists,
				response.hasProviderMeta() ? new ResourceSchema(0, block(response.getProviderMeta())) : null,
				response.getServerCapabilities().getMoveResourceState(),
				response.getServerCapabilities().getPlanDestroy(),
				response.getServerCapabilities().getGetProviderSchemaOptional()
						&& this.host.has(HostDifference.KEEPS_SCHEMAS),
				FunctionSchema.of(response.getFunctionsMap()), actions(response.getActionSchemasMap()));
	}

	/**
	 * Return the schemas of actions, which no host checks.
	 */
	private Map<String, ResourceSchema> actions(Map<String, Tfplugin6.ActionSchema> schemas) {
		Map<String, ResourceSchema> actions = new TreeMap<>();
		if (this.host.has(HostDifference.KNOWS_ACTIONS)) {
			schemas.forEach((type, schema) -> actions.put(type, new ResourceSchema(0, block(schema.getSchema()))));
		}
		return actions;
	}

	private SchemaBlock block(Tfplugin6.Schema schema) {
		return SchemaReader.block(schema).asSeenBy(this.host);
	}

	/**
	 * Read the schemas of a kind as far as nothing is wrong with them.
	 */
	private Map<String, ResourceSchema> schemas(String kind, Map<String, Tfplugin6.Schema> messages,
			Map<String, ResourceSchema> identities, List<String> problems) {
		Map<String, ResourceSchema> schemas = new TreeMap<>();
		new TreeMap<>(messages).forEach((type, schema) -> {
			SchemaBlock block = block(schema);
			List<String> found = SchemaCheck.problems(block, this.host.has(HostDifference.REFUSES_WRITE_ONLY_IN_SETS));
			if (found.isEmpty()) {
				schemas.put(type, new ResourceSchema(schema.getVersion(), block, identities.get(type)));
			}
			else {
				problems.add("provider " + this.providerAddress + " has invalid schema for " + kind + " "
						+ GoString.quote(type) + ", which is a bug in the provider: " + list(found));
			}
			if (schema.getVersion() < 0) {
				problems.add("provider " + this.providerAddress + " has invalid negative schema version for " + kind
						+ " " + GoString.quote(type) + ", which is a bug in the provider");
			}
		});
		return schemas;
	}

	/**
	 * Return what is wrong with a schema, in the way the host lists it.
	 */
	private String list(List<String> found) {
		if (!this.host.has(HostDifference.READS_SCHEMAS_BY_RESOURCE)) {
			return GoString.quote(String.join("\n", found));
		}
		StringBuilder text = new StringBuilder(found.size() + ((found.size() == 1) ? " error" : " errors"))
			.append(" occurred:\n");
		found.forEach((problem) -> text.append("\t* ").append(problem).append('\n'));
		return text.append('\n').toString();
	}

	private @Nullable ProviderSchemas refuse(List<String> problems, EngineDiagnostics found) {
		if (this.host.has(HostDifference.READS_SCHEMAS_BY_RESOURCE)) {
			problems.stream()
				.limit(1)
				.forEach((problem) -> found.error(
						"failed to read schema for " + this.reader + " in " + this.providerAddress + ": " + problem,
						""));
		}
		else {
			refuse(this.providerAddress, problems, found);
		}
		return null;
	}

	static void refuse(String providerAddress, List<String> problems, EngineDiagnostics found) {
		problems.forEach((problem) -> found.error("Failed to load plugin schemas",
				"Error while loading schemas for plugin components: Failed to obtain provider schema: Could not load "
						+ "the schema for provider " + providerAddress + ": " + problem + ".."));
	}

}
