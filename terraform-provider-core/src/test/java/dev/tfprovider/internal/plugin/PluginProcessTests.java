/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PluginProcessTests {

	@Test
	void variableWhenSetGivesItsValue() {
		assertThat(new RecordingProcess(Map.of("A", "b")).variable("A")).isEqualTo("b");
	}

	@Test
	void variableWhenUnsetOrEmptyGivesNull() {
		PluginProcess process = new RecordingProcess(Map.of("A", ""));
		assertThat(process.variable("A")).isNull();
		assertThat(process.variable("B")).isNull();
	}

}
