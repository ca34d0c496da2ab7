/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import com.fasterxml.jackson.databind.node.TextNode;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Exchange}.
 */
class ExchangeTests {

	@Test
	void longAnswerIsShownInPart() {
		assertThat(refused("no")).hasToString("POST /things was answered with 422: \"no\"");
		assertThat(refused("x".repeat(196) + "\uD83D\uDE00"))
			.hasToString("POST /things was answered with 422: \"" + "x".repeat(196) + "…");
	}

	private static Exchange refused(String answer) {
		return new Exchange("POST", "/things", null, 422, "", TextNode.valueOf(answer));
	}

}
