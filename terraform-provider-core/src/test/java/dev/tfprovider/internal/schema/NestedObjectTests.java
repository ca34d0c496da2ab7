/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import java.util.List;

import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class NestedObjectTests {

	private final Attribute key = Attribute.of("key", TerraformType.STRING, Attribute.Mode.REQUIRED).build();

	@ParameterizedTest
	@CsvSource({ "SINGLE, object({key=string})", "LIST, list(object({key=string}))", "SET, set(object({key=string}))",
			"MAP, map(object({key=string}))" })
	void typeFollowsTheNesting(ObjectSchema.Nesting nesting, String type) {
		NestedObject nested = new NestedObject(nesting, List.of(this.key));
		assertThat(nested.nesting()).isEqualTo(nesting);
		assertThat(nested.type()).hasToString(type);
		assertThat(nested.impliedType()).hasToString("object({key=string})");
	}

	@Test
	void membersAreAttributesOnly() {
		NestedObject nested = new NestedObject(ObjectSchema.Nesting.SINGLE, List.of(this.key));
		assertThat(nested.attributes()).containsExactly(this.key);
		assertThat(nested.blocks()).isEmpty();
	}

	@Test
	void equalNamesAreRefused() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> new NestedObject(ObjectSchema.Nesting.SINGLE, List.of(this.key, this.key)))
			.withMessage("Two attributes or blocks are named 'key'");
	}

}
