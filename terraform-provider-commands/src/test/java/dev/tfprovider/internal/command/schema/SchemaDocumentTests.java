/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.google.protobuf.ByteString;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Function;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetResourceIdentitySchemas;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ResourceIdentitySchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Schema;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The document a CLI prints, to the byte.
 */
class SchemaDocumentTests {

	private static final ByteString STRING = ByteString.copyFromUtf8("\"string\"");

	private static final String EMPTY = "{\"version\":0,\"block\":{\"description_kind\":\"plain\"}}";

	@Test
	void attributesAndBlocksAreOrderedByName() throws IOException {
		Schema schema = Schema.newBuilder()
			.setBlock(Schema.Block.newBuilder()
				.addAttributes(attribute("b").setRequired(true))
				.addAttributes(attribute("a").setOptional(true))
				.addBlockTypes(block("d"))
				.addBlockTypes(block("c")))
			.build();
		String nested = "{\"nesting_mode\":\"list\",\"block\":{\"description_kind\":\"plain\"}}";
		assertThat(text(GetProviderSchema.Response.newBuilder().putResourceSchemas("x_y", schema)))
			.contains("\"resource_schemas\":{\"x_y\":{\"version\":0,\"block\":{\"attributes\":{"
					+ "\"a\":{\"type\":\"string\",\"description_kind\":\"plain\",\"optional\":true},"
					+ "\"b\":{\"type\":\"string\",\"description_kind\":\"plain\",\"required\":true}},"
					+ "\"block_types\":{\"c\":" + nested + ",\"d\":" + nested + "},\"description_kind\":\"plain\"}}}");
	}

	@Test
	void textIsEscapedAsInGo() throws IOException {
		Schema schema = Schema.newBuilder()
			.setBlock(Schema.Block.newBuilder().setDescription("<a> & \"b\" \u2028 \u00e9 \ud83d\udc31"))
			.build();
		assertThat(text(GetProviderSchema.Response.newBuilder().setProvider(schema)))
			.contains("\"\\u003ca\\u003e \\u0026 \\\"b\\\" \\u2028 \u00e9 \ud83d\udc31\"");
	}

	@Test
	void identitiesComeAfterFunctionsAndAreLeftOutIfThereAreNone() throws IOException {
		ResourceIdentitySchema identity = ResourceIdentitySchema.newBuilder()
			.setVersion(2)
			.addIdentityAttributes(ResourceIdentitySchema.IdentityAttribute.newBuilder()
				.setName("region")
				.setType(STRING)
				.setOptionalForImport(true))
			.addIdentityAttributes(ResourceIdentitySchema.IdentityAttribute.newBuilder()
				.setName("id")
				.setType(STRING)
				.setDescription("number")
				.setRequiredForImport(true))
			.build();
		GetProviderSchema.Response schema = GetProviderSchema.Response.newBuilder()
			.putFunctions("f", Function.newBuilder().setReturn(Function.Return.newBuilder().setType(STRING)).build())
			.build();
		GetResourceIdentitySchemas.Response identities = GetResourceIdentitySchemas.Response.newBuilder()
			.putIdentitySchemas("x_y", identity)
			.build();
		String start = "{\"format_version\":\"1.0\",\"provider_schemas\":{\"h/x\":{\"provider\":" + EMPTY
				+ ",\"functions\":{\"f\":{\"return_type\":\"string\"}}";
		assertThat(text(new SchemaDocument("h/x", schema, identities)))
			.isEqualTo(start + ",\"resource_identity_schemas\":{\"x_y\":{\"version\":2,\"attributes\":{"
					+ "\"id\":{\"type\":\"string\",\"description\":\"number\",\"required_for_import\":true},"
					+ "\"region\":{\"type\":\"string\",\"optional_for_import\":true}}}}}}}");
		assertThat(text(new SchemaDocument("h/x", schema, GetResourceIdentitySchemas.Response.getDefaultInstance())))
			.isEqualTo(start + "}}}");
	}

	@Test
	void providerIsAskedForItsIdentities() throws IOException {
		assertThat(text(SchemaDocument.of(NotesProvider.commanded())))
			.endsWith(",\"resource_identity_schemas\":{\"notes_note\":{\"version\":0,\"attributes\":{\"id\":"
					+ "{\"type\":\"string\",\"description\":\"identifier.\",\"required_for_import\":true}}}}}}}");
	}

	private static Schema.Attribute.Builder attribute(String name) {
		return Schema.Attribute.newBuilder().setName(name).setType(STRING);
	}

	private static Schema.NestedBlock.Builder block(String name) {
		return Schema.NestedBlock.newBuilder().setTypeName(name).setNesting(Schema.NestedBlock.NestingMode.LIST);
	}

	private static String text(GetProviderSchema.Response.Builder schema) throws IOException {
		return text(
				new SchemaDocument("h/x", schema.build(), GetResourceIdentitySchemas.Response.getDefaultInstance()));
	}

	private static String text(SchemaDocument document) throws IOException {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		document.write(out);
		return out.toString(StandardCharsets.UTF_8);
	}

}
