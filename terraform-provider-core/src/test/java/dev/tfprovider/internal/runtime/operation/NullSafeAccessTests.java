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
 * Tests for {@link NullSafeAccess}.
 */
class NullSafeAccessTests {

	private static final TerraformType TYPE = TerraformType.STRING;

	private static final TerraformValue A = TerraformValue.string("a");

	private static final TerraformValue B = TerraformValue.string("b");

	private static final TerraformValue NULL = TerraformValue.ofNull(TYPE);

	private static final TerraformValue UNKNOWN = TerraformValue.unknown(TYPE);

	@Test
	void attributeOfObject() {
		ObjectType type = ObjectType.of(Map.of("x", TYPE));
		assertThat(NullSafeAccess.attribute(TerraformValue.object(type, Map.of("x", A)), "x", TYPE)).isEqualTo(A);
		assertThat(NullSafeAccess.attribute(TerraformValue.ofNull(type), "x", TYPE)).isEqualTo(NULL);
		assertThat(NullSafeAccess.attribute(TerraformValue.unknown(type), "x", TYPE)).isEqualTo(UNKNOWN);
	}

	@Test
	void elementByIndex() {
		TerraformType type = TerraformType.list(TYPE);
		TerraformValue list = TerraformValue.list(TYPE, List.of(A, B));
		assertThat(NullSafeAccess.element(list, 1, TYPE)).isEqualTo(B);
		assertThat(NullSafeAccess.element(list, 2, TYPE)).isEqualTo(NULL);
		assertThat(NullSafeAccess.element(TerraformValue.tuple(List.of(A)), 0, TYPE)).isEqualTo(A);
		assertThat(NullSafeAccess.element(TerraformValue.ofNull(type), 0, TYPE)).isEqualTo(NULL);
		assertThat(NullSafeAccess.element(TerraformValue.unknown(type), 0, TYPE)).isEqualTo(UNKNOWN);
	}

	@Test
	void elementByKey() {
		TerraformType type = TerraformType.map(TYPE);
		assertThat(NullSafeAccess.element(TerraformValue.map(TYPE, Map.of("k", A)), "k", TYPE)).isEqualTo(A);
		assertThat(NullSafeAccess.element(TerraformValue.map(TYPE, Map.of("k", A)), "l", TYPE)).isEqualTo(NULL);
		assertThat(NullSafeAccess.element(TerraformValue.ofNull(type), "k", TYPE)).isEqualTo(NULL);
		assertThat(NullSafeAccess.element(TerraformValue.unknown(type), "k", TYPE)).isEqualTo(UNKNOWN);
	}

}
