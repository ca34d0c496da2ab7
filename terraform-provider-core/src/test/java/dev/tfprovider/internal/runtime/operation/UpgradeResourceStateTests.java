/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.value.ObjectValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link UpgradeResourceState}.
 */
class UpgradeResourceStateTests {

	@Test
	void upgradeFillsBlocksAndDropsWriteOnlyValues() {
		ObjectValue stored = (ObjectValue) TableSchema.value("{req:\"a\", wo:\"s\", bl:null}");
		assertThat(UpgradeResourceState.current(TableSchema.type(TableSchema.PLAIN, true), stored))
			.isEqualTo(TableSchema.value("{req:\"a\", bl:[]}"));
	}

	@Test
	void upgradeWhenNothingIsMissingReturnsTheSame() {
		ObjectValue stored = (ObjectValue) TableSchema
			.value("{req:\"a\", nl:[{k:\"a\"}], b1:{k:\"b\"}, bl:[{k:\"c\"}]}");
		assertThat(UpgradeResourceState.current(TableSchema.type(TableSchema.PLAIN, true), stored)).isSameAs(stored);
	}

}
