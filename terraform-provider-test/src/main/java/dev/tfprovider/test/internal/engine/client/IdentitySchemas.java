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
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaCheck;
import dev.tfprovider.test.internal.engine.schema.SchemaMessageCheck;
import dev.tfprovider.test.internal.engine.schema.SchemaReader;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Loads the identity schemas of a provider and refuses what Core refuses.
 *
 * @param providerAddress source address of the provider
 * @param host the host
 */
record IdentitySchemas(String providerAddress, HostProfile host) {

	/**
	 * Load the schemas. A host that judges no identities does without those it does not
	 * get.
	 * @return the schemas by resource type, {@code null} if something is wrong with them
	 */
	@Nullable Map<String, ResourceSchema> load(ProviderClient client, EngineDiagnostics found) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.GetResourceIdentitySchemas.Response response = client.identitySchemas(diagnostics);
		if (response != null) {
			diagnostics.addAll(ProtocolMessages.diagnostics(response.getDiagnosticsList()));
		}
		List<String> problems = new ArrayList<>();
		diagnostics.stream()
			.filter(EngineDiagnostic::error)
			.forEach((diagnostic) -> problems.add("failed to retrieve resource identity schemas from provider "
					+ GoString.quote(this.providerAddress) + ": " + diagnostic.summary() + ": " + diagnostic.detail()));
		List<String> unreadable = (response != null) ? SchemaMessageCheck.problems(response) : List.of();
		if (!unreadable.isEmpty()) {
			SchemaLoader.refuse(this.providerAddress, unreadable, found);
			return null;
		}
		boolean failed = !problems.isEmpty() || response == null;
		Map<String, ResourceSchema> schemas = new TreeMap<>();
		if (response != null) {
			new TreeMap<>(response.getIdentitySchemasMap()).forEach((type, schema) -> {
				ResourceSchema identity = new ResourceSchema(schema.getVersion(), SchemaReader.block(schema));
				schemas.put(type, identity);
				problems(type, identity, problems);
			});
		}
		if (problems.isEmpty() && response != null) {
			return schemas;
		}
		if (!this.host.has(HostDifference.JUDGES_IDENTITIES)) {
			return failed ? Map.of() : schemas;
		}
		SchemaLoader.refuse(this.providerAddress, problems, found);
		return null;
	}

	private void problems(String type, ResourceSchema identity, List<String> problems) {
		List<String> found = new ArrayList<>(SchemaCheck.problems(identity.block()));
		for (SchemaAttribute attribute : identity.block().attributes()) {
			String kind = forbidden(attribute.type());
			if (kind != null) {
				found.add("attribute " + GoString.quote(attribute.name()) + " is " + kind
						+ ", which is not allowed in identity schemas");
			}
		}
		if (!found.isEmpty()) {
			problems.add("provider " + this.providerAddress + " has invalid identity schema for managed resource type "
					+ GoString.quote(type) + ", which is a bug in the provider: "
					+ GoString.quote(String.join("\n", found)));
		}
		if (identity.version() < 0) {
			problems.add("provider " + this.providerAddress
					+ " has invalid negative identity schema version for managed resource type " + GoString.quote(type)
					+ ", which is a bug in the provider");
		}
	}

	private static @Nullable String forbidden(TerraformType type) {
		if (type instanceof TerraformType.MapType) {
			return "a map";
		}
		if (type instanceof TerraformType.SetType) {
			return "a set";
		}
		return (type instanceof ObjectType) ? "an object" : null;
	}

}
