/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class SequencedSetsTests {

	@Test
	void plainSetIsMadeUnmodifiable() {
		Set<@Nullable Object> set = SequencedSets.unmodifiable(Set.class).apply(new LinkedHashSet<>(List.of("b", "a")));
		assertThat(set).containsExactly("b", "a");
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> set.add("c"));
		assertThat(SequencedSets.isSequencedSet(Set.class)).isFalse();
		assertThat(SequencedSets.isSequencedSet(null)).isFalse();
	}

	@Test
	@EnabledForJreRange(min = JRE.JAVA_21)
	void sequencedSetStaysSequenced() throws ClassNotFoundException {
		Class<?> type = Class.forName("java.util.SequencedSet");
		assertThat(SequencedSets.isSequencedSet(type)).isTrue();
		Set<@Nullable Object> set = SequencedSets.unmodifiable(type).apply(new LinkedHashSet<>(List.of("b", "a")));
		assertThat(set).isInstanceOf(type).containsExactly("b", "a");
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> set.add("c"));
	}

}
