/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MarkTreeTests {

	@Test
	void marksLeaveOutWhatHasNone() {
		assertThat(MarkTree.unknown(value("{req:?, nl:[{k:\"a\",c:?}], ns:set[]}")))
			.hasToString("{\"bl\":[],\"nl\":[{\"c\":true}],\"ns\":[],\"req\":true}");
		assertThat(MarkTree.unknown(value("{req:\"a\"}"))).hasToString("{}");
		assertThat(MarkTree.sensitive(SchemaM.BLOCK, value("{req:\"a\",sec:?,nm:{x:{k:\"a\"}}}")))
			.hasToString("{\"bl\":[],\"nm\":{\"x\":{}},\"sec\":true}");
		assertThat(MarkTree.sensitive(SchemaM.BLOCK, value("null"))).hasToString("false");
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(SchemaM.BLOCK, text);
	}

}
