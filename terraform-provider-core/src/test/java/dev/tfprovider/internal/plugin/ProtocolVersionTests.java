/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Set;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ProtocolVersionTests {

	@Test
	void negotiateChoosesTheHighestOfBoth() {
		assertThat(negotiate(Set.of(5, 6), Set.of(4, 5, 6, 7))).isEqualTo(6);
		assertThat(negotiate(Set.of(5, 6), Set.of(5))).isEqualTo(5);
		assertThat(negotiate(Set.of(6), Set.of(5, 6))).isEqualTo(6);
	}

	@Test
	void negotiateWhenHostDoesNotSayChoosesTheLowest() {
		assertThat(negotiate(Set.of(5, 6), Set.of())).isEqualTo(5);
		assertThat(negotiate(Set.of(6), Set.of())).isEqualTo(6);
	}

	@Test
	void negotiateWhenNothingIsCommonNamesOurOwn() {
		assertThat(negotiate(Set.of(6), Set.of(5))).isEqualTo(6);
		assertThat(negotiate(Set.of(5, 6), Set.of(7))).isEqualTo(5);
	}

	private static int negotiate(Set<Integer> served, Set<Integer> offered) {
		return ProtocolVersion.negotiate(served, offered).major();
	}

}
