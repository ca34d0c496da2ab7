/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
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
 *
 * @param providerAddress source address of the provider
 * @param host the host
 * @param reader address of the object for which they are read, empty if there is none
 */
public record SchemaLoader(String providerAddress, HostProfile host, String reader) {

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
		Map<ResourceAddress.Kind, Map<String, ResourceSchema>> types = new EnumMap<>(ResourceAddress.Kind.class);
		for (ResourceAddress.Kind kind : ResourceAddress.Kind.values()) {
			types.put(kind, isKnown(kind) ? types(kind, response, identities, problems) : Map.of());
		}
		if (!problems.isEmpty()) {
			return refuse(problems, found);
		}
		return new ProviderSchemas(new ResourceSchema(0, block(response.getProvider())), types,
				response.hasProviderMeta() ? new ResourceSchema(0, block(response.getProviderMeta())) : null,
				response.getServerCapabilities().getMoveResourceState(),
				response.getServerCapabilities().getPlanDestroy(),
				response.getServerCapabilities().getGetProviderSchemaOptional()
						&& this.host.has(HostDifference.KEEPS_SCHEMAS),
				FunctionSchema.of(response.getFunctionsMap()));
	}

	private boolean isKnown(ResourceAddress.Kind kind) {
		return switch (kind) {
			case LIST -> this.host.has(HostDifference.KNOWS_QUERIES);
			case ACTION -> this.host.has(HostDifference.KNOWS_ACTIONS);
			default -> true;
		};
	}

	private SchemaBlock block(Tfplugin6.Schema schema) {
		return SchemaReader.block(schema, this.host::has);
	}

	/**
	 * Read the schemas of a kind as far as nothing is wrong with them.
	 */
	private Map<String, ResourceSchema> types(ResourceAddress.Kind kind, Tfplugin6.GetProviderSchema.Response response,
			Map<String, ResourceSchema> identities, List<String> problems) {
		Map<String, ResourceSchema> schemas = new TreeMap<>();
		SchemaReader.types(kind, response).forEach((type, schema) -> {
			SchemaBlock block = block(schema);
			if (kind == ResourceAddress.Kind.ACTION) {
				// which no host checks
				schemas.put(type, new ResourceSchema(0, block));
				return;
			}
			List<String> found = SchemaCheck.problems(block, this.host.has(HostDifference.REFUSES_WRITE_ONLY_IN_SETS));
			if (found.isEmpty()) {
				schemas.put(type, new ResourceSchema(schema.getVersion(), block,
						(kind == ResourceAddress.Kind.MANAGED) ? identities.get(type) : null));
			}
			else {
				problems.add("provider " + this.providerAddress + " has invalid schema for " + kind.typeName() + " "
						+ GoString.quote(type) + ", which is a bug in the provider: " + list(found));
			}
			if (schema.getVersion() < 0) {
				problems.add("provider " + this.providerAddress + " has invalid negative schema version for "
						+ kind.typeName() + " " + GoString.quote(type) + ", which is a bug in the provider");
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
