/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link FirstDifference}.
 */
class FirstDifferenceTests {

	private static final TerraformValue A = TerraformValue.string("a");

	private static final TerraformValue B = TerraformValue.string("b");

	@Test
	void betweenListsAndBetweenTuplesIsTheFirstOtherElement() {
		assertThat(FirstDifference.between(list(A, A, B), list(A, B, A))).isEqualTo(new FirstDifference("[1]", A, B));
		assertThat(FirstDifference.between(tuple(A, A, B), tuple(A, B, A))).isEqualTo(new FirstDifference("[1]", A, B));
		assertThat(FirstDifference.between(tuple(A, tuple(A)), tuple(A, tuple(B))))
			.isEqualTo(new FirstDifference("[1][0]", A, B));
	}

	@Test
	void betweenObjectsAndBetweenMapsIsTheFirstOtherMember() {
		assertThat(FirstDifference.between(object(A), object(B))).isEqualTo(new FirstDifference(".k", A, B));
		assertThat(FirstDifference.between(map(A), map(B))).isEqualTo(new FirstDifference("[...]", A, B));
	}

	@Test
	void betweenValuesOfDifferentKindsIsAllOfThem() {
		assertThat(FirstDifference.between(list(A), tuple(B))).isEqualTo(new FirstDifference("", list(A), tuple(B)));
		assertThat(FirstDifference.between(tuple(A), list(B))).isEqualTo(new FirstDifference("", tuple(A), list(B)));
		assertThat(FirstDifference.between(map(A), object(B))).isEqualTo(new FirstDifference("", map(A), object(B)));
		assertThat(FirstDifference.between(object(A), map(B))).isEqualTo(new FirstDifference("", object(A), map(B)));
	}

	@Test
	void describeTellsTypesOnlyWhereTheyDiffer() {
		assertThat(new FirstDifference("", set(A), set(B)).describe(true, "planned", "returned"))
			.isEqualTo("; their elements differ");
		assertThat(new FirstDifference("", list(A), tuple(A)).describe(true, "planned", "returned"))
			.isEqualTo("; they are of different types, list(string) and tuple([string])");
	}

	@Test
	void describeSaysNothingWhereTheTextsDifferOrTheValuesAreEqual() {
		assertThat(new FirstDifference("", set(A), set(B)).describe(false, "planned", "returned")).isEmpty();
		assertThat(new FirstDifference("", set(A), set(A)).describe(true, "planned", "returned")).isEmpty();
	}

	private static TerraformValue list(TerraformValue... elements) {
		return TerraformValue.list(TerraformType.STRING, List.of(elements));
	}

	private static TerraformValue set(TerraformValue... elements) {
		return TerraformValue.set(TerraformType.STRING, List.of(elements));
	}

	private static TerraformValue tuple(TerraformValue... elements) {
		return TerraformValue.tuple(List.of(elements));
	}

	private static TerraformValue map(TerraformValue element) {
		return TerraformValue.map(TerraformType.STRING, Map.of("k", element));
	}

	private static TerraformValue object(TerraformValue member) {
		return TerraformValue.object(ObjectType.of(Map.of("k", TerraformType.STRING)), Map.of("k", member));
	}

}
