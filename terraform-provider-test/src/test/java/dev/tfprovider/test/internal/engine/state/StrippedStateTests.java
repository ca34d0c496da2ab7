/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.engine.schema.SchemaM;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StrippedStateTests {

	@Test
	void attributesThatTheSchemaHasNoMoreAreStripped() {
		ByteString json = ByteString.copyFromUtf8("{\"req\":\"a\",\"gone\":1,\"nl\":[{\"k\":\"x\",\"gone\":1}]}");
		assertThat(StrippedState.of(json, SchemaM.BLOCK.objectType()).toStringUtf8())
			.isEqualTo("{\"req\":\"a\",\"nl\":[{\"k\":\"x\"}]}");
	}

	@Test
	void stateWithoutSuchAttributesIsLeftAsItIs() {
		ByteString json = ByteString.copyFromUtf8("{ \"req\" : \"a\" }");
		assertThat(StrippedState.of(json, SchemaM.BLOCK.objectType())).isSameAs(json);
	}

}
