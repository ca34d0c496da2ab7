/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetResourceIdentitySchemas;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Schema;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Actions in the document that a CLI prints.
 */
class ActionSchemaDocumentTests {

	@Test
	void actionsAreLastAndHaveNoVersion() throws IOException {
		Schema schema = Schema.newBuilder().setBlock(Schema.Block.getDefaultInstance()).build();
		Tfplugin6.ActionSchema action = Tfplugin6.ActionSchema.newBuilder().setSchema(schema).build();
		String document = document(GetProviderSchema.Response.newBuilder()
			.putListResourceSchemas("x_l", schema)
			.putActionSchemas("x_b", action)
			.putActionSchemas("x_a", action)
			.build());
		String empty = "{\"block\":{\"description_kind\":\"plain\"}}";
		assertThat(document).endsWith(",\"action_schemas\":{\"x_a\":" + empty + ",\"x_b\":" + empty + "}}}}");
		assertThat(document(GetProviderSchema.Response.getDefaultInstance())).doesNotContain("action");
	}

	private static String document(GetProviderSchema.Response schema) throws IOException {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		new SchemaDocument("h/x", schema, GetResourceIdentitySchemas.Response.getDefaultInstance()).write(out);
		return out.toString(StandardCharsets.UTF_8);
	}

}
