/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.math.BigDecimal;

import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.NumberLimits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ExampleValues}.
 */
class ExampleValuesTests {

	@ParameterizedTest
	@CsvSource({ "100.0,,100", "1E+2,,100", "0.5,,1", "-9.5,-1.5,-9", ",-1.0,-2" })
	void wholeNumberHasNoFraction(BigDecimal least, BigDecimal most, String expected) {
		NumberLimits limits = new NumberLimits(least, false, most, false, null);
		assertThat(ExampleValues.number(new ApiType.Numeric(true, "", limits))).hasToString(expected);
	}

}
