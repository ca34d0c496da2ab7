/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin.launch;

import java.util.Map;

import dev.tfprovider.internal.plugin.RecordingLaunch;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PluginLaunchTests {

	@Test
	void variableWhenSetGivesItsValue() {
		assertThat(new RecordingLaunch(Map.of("A", "b")).variable("A")).isEqualTo("b");
	}

	@Test
	void variableWhenUnsetOrEmptyGivesNull() {
		PluginLaunch launch = new RecordingLaunch(Map.of("A", ""));
		assertThat(launch.variable("A")).isNull();
		assertThat(launch.variable("B")).isNull();
	}

}
