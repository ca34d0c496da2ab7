/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.internal.codec.GoJson;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetResourceIdentitySchemas;

/**
 * Writes the schemas of a provider in the format of {@code terraform providers schema
 * -json}.
 *
 * @param address full source address, with a host
 * @param schema the answer to GetProviderSchema
 * @param identities the answer to GetResourceIdentitySchemas
 */
public record SchemaDocument(String address, GetProviderSchema.Response schema,
		GetResourceIdentitySchemas.Response identities) {

	private static final String DEFAULT_HOST = "registry.terraform.io";

	/**
	 * Request the schemas of a provider.
	 * @param provider the provider
	 * @return the document
	 */
	public static SchemaDocument of(ProviderApplication provider) {
		GetProviderSchema.Response schema = provider.service()
			.answer(ProviderGrpc.getGetProviderSchemaMethod(), GetProviderSchema.Request.getDefaultInstance());
		GetResourceIdentitySchemas.Response identities = provider.service()
			.answer(ProviderGrpc.getGetResourceIdentitySchemasMethod(),
					GetResourceIdentitySchemas.Request.getDefaultInstance());
		String address = provider.definition().address();
		return new SchemaDocument((address.split("/").length < 3) ? DEFAULT_HOST + "/" + address : address, schema,
				identities);
	}

	/**
	 * Write the document on one line, the line not ended.
	 * @param stream where to; not closed
	 * @throws IOException if the stream fails
	 */
	public void write(OutputStream stream) throws IOException {
		try (JsonGenerator json = GoJson.generator(stream)) {
			json.writeStartObject();
			json.writeStringField("format_version", "1.0");
			json.writeObjectFieldStart("provider_schemas");
			json.writeObjectFieldStart(this.address);
			BlockJson blocks = new BlockJson(json);
			json.writeFieldName("provider");
			blocks.writeSchema(this.schema.getProvider());
			write(blocks, json, "resource_schemas", this.schema.getResourceSchemasMap());
			write(blocks, json, "data_source_schemas", this.schema.getDataSourceSchemasMap());
			write(blocks, json, "ephemeral_resource_schemas", this.schema.getEphemeralResourceSchemasMap());
			write(blocks, json, "list_resource_schemas", this.schema.getListResourceSchemasMap());
			new FunctionJson(json).write(this.schema.getFunctionsMap());
			new IdentityJson(json).write(this.identities.getIdentitySchemasMap());
			writeActions(blocks, json);
			write(blocks, json, "state_store_schemas", this.schema.getStateStoreSchemasMap());
			json.writeEndObject();
			json.writeEndObject();
			json.writeEndObject();
		}
	}

	private void writeActions(BlockJson blocks, JsonGenerator json) throws IOException {
		if (this.schema.getActionSchemasCount() == 0) {
			return;
		}
		json.writeObjectFieldStart("action_schemas");
		for (Map.Entry<String, Tfplugin6.ActionSchema> schema : new TreeMap<>(this.schema.getActionSchemasMap())
			.entrySet()) {
			json.writeFieldName(schema.getKey());
			blocks.writeUnversioned(schema.getValue().getSchema());
		}
		json.writeEndObject();
	}

	private static void write(BlockJson blocks, JsonGenerator json, String field, Map<String, Tfplugin6.Schema> schemas)
			throws IOException {
		if (schemas.isEmpty()) {
			return;
		}
		json.writeObjectFieldStart(field);
		for (Map.Entry<String, Tfplugin6.Schema> schema : new TreeMap<>(schemas).entrySet()) {
			json.writeFieldName(schema.getKey());
			blocks.writeSchema(schema.getValue());
		}
		json.writeEndObject();
	}

}
