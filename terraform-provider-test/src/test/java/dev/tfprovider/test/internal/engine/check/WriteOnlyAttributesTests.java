/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.schema.SchemaM;
import dev.tfprovider.test.internal.engine.schema.ValueNotation;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class WriteOnlyAttributesTests {

	@Test
	void writeOnlyValuesAreFoundAtAnyDepth() {
		assertThat(WriteOnlyAttributes.paths(SchemaM.BLOCK, value("{req:\"a\",wo:\"s\"}")))
			.containsExactly(AttributePath.root("wo"));
		assertThat(WriteOnlyAttributes.paths(SchemaM.BLOCK, value("{req:\"a\"}"))).isEmpty();
		assertThat(WriteOnlyAttributes.isAt(SchemaM.BLOCK, AttributePath.root("wo"))).isTrue();
		assertThat(WriteOnlyAttributes.isAt(SchemaM.BLOCK, AttributePath.root("nl").index(0).attribute("k"))).isFalse();
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(SchemaM.BLOCK, text);
	}

}
