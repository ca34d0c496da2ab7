/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ElementOrder}.
 */
class ElementOrderTests {

	@Test
	void likeFollowsTheKnownOrder() {
		assertThat(ElementOrder.like(List.of("c", "a", "b"), List.of("a", "b", "c"), UnaryOperator.identity()))
			.containsExactly("c", "a", "b");
	}

	@Test
	void likePutsWhatIsNewBehindInTheOrderInWhichItCame() {
		assertThat(ElementOrder.like(List.of("c", "a"), List.of("z", "a", "y", "c"), UnaryOperator.identity()))
			.containsExactly("c", "a", "z", "y");
	}

	@Test
	void likeLeavesOutWhatIsGone() {
		assertThat(ElementOrder.like(List.of("c", "a", "b"), List.of("b"), UnaryOperator.identity()))
			.containsExactly("b");
		assertThat(ElementOrder.like(List.of("c"), List.<String>of(), UnaryOperator.identity())).isEmpty();
	}

	@Test
	void likeReturnsWhatWasReturned() {
		assertThat(ElementOrder.like(List.of("B", "A"), List.of("a", "b"), (text) -> text.toLowerCase(Locale.ROOT)))
			.containsExactly("b", "a");
	}

	@Test
	void likeKeepsAllElementsThatShareAKey() {
		assertThat(ElementOrder.like(List.of("b", "a1"), List.of("a2", "a3", "b", "a4"), (text) -> text.charAt(0)))
			.containsExactly("b", "a2", "a3", "a4");
		assertThat(ElementOrder.like(List.of("x"), List.of("a", "b"), (text) -> null)).containsExactly("a", "b");
	}

	@Test
	void likeNothingKnownChangesNothing() {
		assertThat(ElementOrder.like(null, Arrays.asList("b", "a"), UnaryOperator.identity())).containsExactly("b",
				"a");
	}

}
