/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class CommandFailedExceptionTests {

	@Test
	void statusOfACommandOfItsOwnIsKept() {
		assertThat(CommandFailedException.of("Found", 3).status()).isEqualTo(3);
		assertThat(CommandFailedException.of("Found", 125).status()).isEqualTo(125);
	}

	@ParameterizedTest
	@ValueSource(ints = { -1, 0, 2, 126 })
	void statusWithAnotherMeaningIsRefused(int status) {
		assertThatIllegalArgumentException().isThrownBy(() -> CommandFailedException.of("Found", status))
			.withMessage("'status' must be 3 to 125");
	}

}
