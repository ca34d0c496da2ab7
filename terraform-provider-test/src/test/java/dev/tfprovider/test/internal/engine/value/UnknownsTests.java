/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.schema.SchemaM;
import dev.tfprovider.test.internal.engine.schema.ValueNotation;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class UnknownsTests {

	@Test
	void unknownPartsAreFoundAndBecomeNull() {
		TerraformValue value = value("{req:?, nl:[{k:\"a\",c:?}]}");
		assertThat(Unknowns.paths(value)).containsExactlyInAnyOrder(AttributePath.root("req"),
				AttributePath.root("nl").index(0).attribute("c"));
		assertThat(Unknowns.asNull(value)).isEqualTo(value("{nl:[{k:\"a\"}]}"));
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(SchemaM.BLOCK, text);
	}

}
