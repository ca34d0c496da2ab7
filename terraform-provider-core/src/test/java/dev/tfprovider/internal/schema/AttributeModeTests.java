/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class AttributeModeTests {

	@ParameterizedTest
	@CsvSource({ "REQUIRED, true, false, false, true", "OPTIONAL, false, true, false, true",
			"COMPUTED, false, false, true, false", "OPTIONAL_COMPUTED, false, true, true, true" })
	void flagsAreTheLegalCombinations(Attribute.Mode mode, boolean required, boolean optional, boolean computed,
			boolean configurable) {
		assertThat(mode.isRequired()).isEqualTo(required);
		assertThat(mode.isOptional()).isEqualTo(optional);
		assertThat(mode.isComputed()).isEqualTo(computed);
		assertThat(mode.isConfigurable()).isEqualTo(configurable);
	}

}
