/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LaunchModeTests {

	private static final Map<String, String> COOKIE = Map.of(MagicCookie.NAME, MagicCookie.VALUE);

	@Test
	void ofDevIsThatOfADeveloperUnlessItIsACommand() {
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), "dev"))).isEqualTo(LaunchMode.DEBUG);
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), "dev", "--env-file", "x"))).isEqualTo(LaunchMode.DEBUG);
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), "dev", "--terraform"))).isEqualTo(LaunchMode.COMMAND);
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), "dev", "--help"))).isEqualTo(LaunchMode.COMMAND);
		assertThat(LaunchMode.of(new RecordingProcess(COOKIE, "dev"))).isEqualTo(LaunchMode.PLUGIN);
	}

	@Test
	void ofWhenCookieIsThereGivesPlugin() {
		assertThat(LaunchMode.of(new RecordingProcess(COOKIE))).isEqualTo(LaunchMode.PLUGIN);
	}

	@Test
	void ofWhenCookieIsMissingOrWrongGivesByHand() {
		assertThat(LaunchMode.of(new RecordingProcess(Map.of()))).isEqualTo(LaunchMode.BY_HAND);
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(MagicCookie.NAME, "other"))))
			.isEqualTo(LaunchMode.BY_HAND);
	}

	@Test
	void ofWhenAskedForHelpGivesHelpWhateverElseIsThere() {
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), "--help"))).isEqualTo(LaunchMode.HELP);
		assertThat(LaunchMode.of(new RecordingProcess(COOKIE, "--debug", "-h"))).isEqualTo(LaunchMode.HELP);
	}

	@Test
	void ofWhenAskedToDebugNeedsNoCookie() {
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), "--debug"))).isEqualTo(LaunchMode.DEBUG);
	}

	@Test
	void ofWhenFirstArgumentIsAWordGivesCommand() {
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), "install"))).isEqualTo(LaunchMode.COMMAND);
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), "package", "--help"))).isEqualTo(LaunchMode.COMMAND);
	}

	@Test
	void ofWhenLaunchedByHostKnowsNoCommand() {
		assertThat(LaunchMode.of(new RecordingProcess(COOKIE, "install"))).isEqualTo(LaunchMode.PLUGIN);
	}

	@Test
	void ofWhenFirstArgumentIsAnOptionGivesNoCommand() {
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), "--server.port=0", "install")))
			.isEqualTo(LaunchMode.BY_HAND);
		assertThat(LaunchMode.of(new RecordingProcess(Map.of(), ""))).isEqualTo(LaunchMode.BY_HAND);
	}

	@Test
	void cookieIsTheOneHostsSend() {
		assertThat(MagicCookie.VALUE).hasSize(64).startsWith("d602bf8f").endsWith("9872b2");
	}

}
