/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetResourceIdentitySchemas;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Schema;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * State stores in the document that a CLI prints.
 */
class StateStoreSchemaDocumentTests {

	@Test
	void stateStoresAreLast() throws IOException {
		Schema schema = Schema.newBuilder().setBlock(Schema.Block.getDefaultInstance()).build();
		SchemaDocument document = new SchemaDocument("h/x",
				GetProviderSchema.Response.newBuilder()
					.putDataSourceSchemas("x_d", schema)
					.putStateStoreSchemas("x_s", schema)
					.build(),
				GetResourceIdentitySchemas.Response.getDefaultInstance());
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		document.write(out);
		String empty = "{\"version\":0,\"block\":{\"description_kind\":\"plain\"}}";
		assertThat(out.toString(StandardCharsets.UTF_8)).endsWith(
				"\"data_source_schemas\":{\"x_d\":" + empty + "},\"state_store_schemas\":{\"x_s\":" + empty + "}}}}");
	}

}
