/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Tests for {@link HangupSignal}.
 */
@DisabledOnOs(OS.WINDOWS)
class HangupSignalTests {

	private static final int ENDED_BY_HANGUP = 128 + 1;

	@Test
	void askingLeavesTheSignalAsItIs() throws Exception {
		assumeTrue(statusOfAShellThatHangsUp() == ENDED_BY_HANGUP, "the tests are run with nohup");
		assertThat(HangupSignal.isIgnored()).isFalse();
		assertThat(HangupSignal.isIgnored()).isFalse();
		assertThat(statusOfAShellThatHangsUp()).isEqualTo(ENDED_BY_HANGUP);
	}

	/**
	 * What a process starts ignores what the process itself ignores.
	 */
	private static int statusOfAShellThatHangsUp() throws Exception {
		return new ProcessBuilder("sh", "-c", "kill -HUP $$; exit 7").start().waitFor();
	}

}
