/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class HclogLevelTests {

	@ParameterizedTest
	@CsvSource({ "TRACE,TRACE", "debug,DEBUG", "Info,INFO", "WARN,WARN", "ERROR,ERROR", "off,OFF", "JSON,TRACE",
			"verbose,TRACE", "1,TRACE" })
	void ofReadsLevelsAsHostsDo(String text, HclogLevel level) {
		assertThat(level(Map.of("TF_LOG", text))).isEqualTo(level);
	}

	@Test
	void ofWhenNothingIsSetGivesError() {
		assertThat(level(Map.of())).isEqualTo(HclogLevel.ERROR);
		assertThat(level(Map.of("TF_LOG", "", "TF_LOG_CORE", "TRACE"))).isEqualTo(HclogLevel.ERROR);
	}

	@Test
	void ofPrefersTheNarrowerVariable() {
		assertThat(level(Map.of("TF_LOG", "TRACE", "TF_LOG_PROVIDER", "WARN"))).isEqualTo(HclogLevel.WARN);
		assertThat(level(Map.of("TF_LOG", "TRACE", "TF_LOG_PROVIDER", "WARN", "TF_LOG_PROVIDER_PET_STORE", "INFO")))
			.isEqualTo(HclogLevel.INFO);
		assertThat(level(Map.of("TF_LOG", "INFO", "TF_LOG_PROVIDER", "", "TF_LOG_PROVIDER_OTHER", "TRACE")))
			.isEqualTo(HclogLevel.INFO);
	}

	private static HclogLevel level(Map<String, String> environment) {
		return HclogLevel.of(new RecordingLaunch(environment), "pet-store");
	}

}
