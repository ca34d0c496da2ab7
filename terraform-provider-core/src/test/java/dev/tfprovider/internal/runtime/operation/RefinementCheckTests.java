/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import dev.tfprovider.value.UnknownValue.Refinements.Bound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RefinementCheck}.
 */
class RefinementCheckTests {

	@Test
	void brokenWhenNothingIsPromisedIsNull() {
		assertThat(RefinementCheck.broken(UnknownValue.Refinements.NONE, TerraformValue.ofNull(TerraformType.STRING)))
			.isNull();
		assertThat(RefinementCheck.broken(UnknownValue.Refinements.NONE, TerraformValue.string(""))).isNull();
	}

	@Test
	void brokenWhenNullIsExcluded() {
		assertThat(RefinementCheck.broken(UnknownValue.Refinements.NOT_NULL, TerraformValue.ofNull(TerraformType.BOOL)))
			.isEqualTo("not to be null");
		assertThat(RefinementCheck.broken(UnknownValue.Refinements.NOT_NULL, TerraformValue.bool(false))).isNull();
	}

	@Test
	void brokenWhenNullIsNotExcludedAsksNothingElseOfNull() {
		assertThat(RefinementCheck.broken(new UnknownValue.Refinements(false, "i-", null, null, null, null),
				TerraformValue.ofNull(TerraformType.STRING)))
			.isNull();
	}

	@ParameterizedTest
	@CsvSource({ "i-1, true", "i-, true", "i, false", "x-i-, false", "'', false" })
	void brokenComparesPrefix(String text, boolean kept) {
		String broken = RefinementCheck.broken(new UnknownValue.Refinements(true, "i-", null, null, null, null),
				TerraformValue.string(text));
		assertThat(broken).isEqualTo(kept ? null : "to start with \"i-\"");
	}

	@ParameterizedTest
	@CsvSource({ "1, true, 1,", "1, true, 1.5,", "1, true, 0.999, to be at least 1",
			"1, false, 1, to be greater than 1", "1, false, 1.001,", "-2, false, -3, to be greater than -2" })
	void brokenComparesLowerBound(BigDecimal bound, boolean inclusive, BigDecimal number, String expected) {
		UnknownValue.Refinements promised = new UnknownValue.Refinements(true, null, new Bound(bound, inclusive), null,
				null, null);
		assertThat(RefinementCheck.broken(promised, TerraformValue.number(number))).isEqualTo(expected);
	}

	@Test
	void brokenWhenBoundIsPromisedOfWhatIsNoNumberAsksNothing() {
		UnknownValue.Refinements promised = new UnknownValue.Refinements(true, null, null,
				new Bound(BigDecimal.ONE, true), null, null);
		assertThat(RefinementCheck.broken(promised, TerraformValue.bool(true))).isNull();
	}

	@ParameterizedTest
	@CsvSource({ "1, true, 1,", "1, true, 0,", "1, true, 1.001, to be at most 1", "1, false, 1, to be less than 1",
			"1, false, 0.999,", "1000, true, 1001, to be at most 1000" })
	void brokenComparesUpperBound(BigDecimal bound, boolean inclusive, BigDecimal number, String expected) {
		UnknownValue.Refinements promised = new UnknownValue.Refinements(true, null, null, new Bound(bound, inclusive),
				null, null);
		assertThat(RefinementCheck.broken(promised, TerraformValue.number(number))).isEqualTo(expected);
	}

	@Test
	void brokenComparesInfinity() {
		Bound one = new Bound(BigDecimal.ONE, true);
		UnknownValue.Refinements atLeast = new UnknownValue.Refinements(true, null, one, null, null, null);
		UnknownValue.Refinements atMost = new UnknownValue.Refinements(true, null, null, one, null, null);
		assertThat(RefinementCheck.broken(atLeast, InfinityValue.POSITIVE)).isNull();
		assertThat(RefinementCheck.broken(atLeast, InfinityValue.NEGATIVE)).isEqualTo("to be at least 1");
		assertThat(RefinementCheck.broken(atMost, InfinityValue.POSITIVE)).isEqualTo("to be at most 1");
		assertThat(RefinementCheck.broken(atMost, InfinityValue.NEGATIVE)).isNull();
	}

	@ParameterizedTest
	@CsvSource({ "1, to have at least 2 elements", "2,", "3,", "4, to have at most 3 elements" })
	void brokenComparesLength(int length, String expected) {
		UnknownValue.Refinements promised = new UnknownValue.Refinements(true, null, null, null, 2L, 3L);
		List<TerraformValue> elements = List.of("a", "b", "c", "d")
			.subList(0, length)
			.stream()
			.map((text) -> (TerraformValue) TerraformValue.string(text))
			.toList();
		assertThat(RefinementCheck.broken(promised, TerraformValue.list(TerraformType.STRING, elements)))
			.isEqualTo(expected);
		assertThat(RefinementCheck.broken(promised, TerraformValue.set(TerraformType.STRING, elements)))
			.isEqualTo(expected);
	}

	@Test
	void brokenCountsEntriesOfMaps() {
		UnknownValue.Refinements promised = new UnknownValue.Refinements(true, null, null, null, 2L, null);
		assertThat(RefinementCheck.broken(promised,
				TerraformValue.map(TerraformType.BOOL, Map.of("a", TerraformValue.bool(true)))))
			.isEqualTo("to have at least 2 elements");
	}

}
