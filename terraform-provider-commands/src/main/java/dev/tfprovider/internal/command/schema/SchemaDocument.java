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
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.codec.GoJson;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.protocol.v6.ServedKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetResourceIdentitySchemas;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.validation.ConstraintTexts;

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
		write(stream, Declarations.NONE);
	}

	/**
	 * Write the document on one line, the line not ended, and with it what the provider
	 * declares besides: defaults, constraints, and what forces replacement, each in a
	 * member {@code declared} that other readers pass over.
	 * @param stream where to; not closed
	 * @param runtime the provider
	 * @throws IOException if the stream fails
	 */
	public void writeDeclared(OutputStream stream, ProviderRuntime runtime) throws IOException {
		try (ConstraintTexts constraints = ConstraintTexts.open()) {
			write(stream, Declarations.of(runtime, constraints));
		}
	}

	private void write(OutputStream stream, Declarations declared) throws IOException {
		try (JsonGenerator json = GoJson.generator(stream)) {
			json.writeStartObject();
			json.writeStringField("format_version", "1.0");
			json.writeObjectFieldStart("provider_schemas");
			json.writeObjectFieldStart(this.address);
			BlockJson blocks = new BlockJson(json);
			json.writeFieldName("provider");
			blocks.writeSchema(this.schema.getProvider(), declared.of(null, ""));
			Types types = new Types(json, blocks, declared);
			for (ServedKind served : ServedKind.all()) {
				if (served.kind().equals(TypeKind.ACTION)) {
					new FunctionJson(json).write(this.schema.getFunctionsMap());
					new IdentityJson(json).write(this.identities.getIdentitySchemasMap());
				}
				types.write(served.kind(), served.schemas().apply(this.schema));
			}
			if (declared != Declarations.NONE) {
				json.writeNumberField(DeclarationJson.MEMBER, DeclarationJson.VERSION);
			}
			json.writeEndObject();
			json.writeEndObject();
			json.writeEndObject();
		}
	}

	/**
	 * Writes the types of each kind.
	 *
	 * @param json where to
	 * @param blocks writes their blocks
	 * @param declared tells what they declare besides
	 */
	private record Types(JsonGenerator json, BlockJson blocks, Declarations declared) {

		void write(TypeKind kind, Map<String, Tfplugin6.Schema> schemas) throws IOException {
			if (schemas.isEmpty()) {
				return;
			}
			this.json.writeObjectFieldStart(kind.name("_") + "_schemas");
			for (Map.Entry<String, Tfplugin6.Schema> schema : new TreeMap<>(schemas).entrySet()) {
				this.json.writeFieldName(schema.getKey());
				DeclaredObject declared = this.declared.of(kind, schema.getKey());
				if (kind.equals(TypeKind.ACTION)) {
					this.blocks.writeUnversioned(schema.getValue(), declared);
				}
				else {
					this.blocks.writeSchema(schema.getValue(), declared);
				}
			}
			this.json.writeEndObject();
		}

	}

}
