/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LaunchVariablesTests {

	private static final Map<String, String> ENVIRONMENT = Map.of("PLUGIN_CLIENT_CERT", "pem", "TF_LOG", "TRACE",
			"TF_VAR_name", "x", "AWS_PROFILE", "a", "PWD", "/here", "SHLVL", "2", "TERM", "xterm", "_", "/bin/sh");

	@Test
	void sharedIsWhatNeitherHostNorShellChanges() {
		assertThat(LaunchVariables.shared(ENVIRONMENT)).isEqualTo(Map.of("AWS_PROFILE", "a"));
	}

	@Test
	void launchesOfDifferentTracesShareAProcessAndNoContext() {
		Map<String, String> trace = Map.of("TRACEPARENT", "00-a-b-01", "TRACESTATE", "x=y", "BAGGAGE", "z=1",
				"AWS_PROFILE", "a");
		assertThat(LaunchVariables.shared(trace)).isEqualTo(Map.of("AWS_PROFILE", "a"));
		assertThat(LaunchVariables.visible(trace)).isEqualTo(trace);
	}

	@Test
	void visibleIsWhatCodeMayHaveReadBeforeTheLaunch() {
		assertThat(LaunchVariables.visible(ENVIRONMENT))
			.isEqualTo(Map.of("AWS_PROFILE", "a", "TF_LOG", "TRACE", "TF_VAR_name", "x"));
	}

	@Test
	void expectedOfTheNextLaunchIsEverythingButTheHandshake() {
		assertThat(LaunchVariables.expected(ENVIRONMENT)).hasSize(7).doesNotContainKey("PLUGIN_CLIENT_CERT");
	}

}
