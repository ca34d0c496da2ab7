/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import dev.tfprovider.test.internal.engine.schema.SchemaM;
import dev.tfprovider.test.internal.engine.schema.ValueNotation;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ValueJsonTests {

	@Test
	void jsonLeavesOutUnknownMembersAndKeepsUnknownElements() {
		assertThat(ValueJson.of(value("{req:?, nl:[?,{k:\"a\"}], num:100}")).toString()).contains("\"nl\":[null,{")
			.contains("\"num\":100")
			.doesNotContain("\"req\"");
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(SchemaM.BLOCK, text);
	}

}
