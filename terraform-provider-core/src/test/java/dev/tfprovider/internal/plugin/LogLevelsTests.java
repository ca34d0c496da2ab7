/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class LogLevelsTests {

	@ParameterizedTest
	@CsvSource({ "TRACE,TRACE", "debug,DEBUG", "Info,INFO", "WARN,WARN", "ERROR,ERROR", "off,OFF", "JSON,TRACE",
			"json,TRACE" })
	void levelsAreReadAsHostsDo(String text, HclogLevel level) {
		assertThat(levels(Map.of("TF_LOG", text)).provider()).isEqualTo(level);
	}

	@ParameterizedTest
	@ValueSource(strings = { "verbose", "1", "true", " debug", "WARNING" })
	void whatIsNoLevelMeansTraceAsInHosts(String text) {
		assertThat(levels(Map.of("TF_LOG", text)).provider()).isEqualTo(HclogLevel.TRACE);
		assertThat(levels(Map.of("TF_LOG_SDK", text)).sdk()).contains(HclogLevel.TRACE);
	}

	@Test
	void whenNothingIsSetIsError() {
		assertThat(levels(Map.of()).provider()).isEqualTo(HclogLevel.ERROR);
		assertThat(levels(Map.of()).asked()).isEmpty();
		assertThat(levels(Map.of("TF_LOG", "", "TF_LOG_CORE", "TRACE")).provider()).isEqualTo(HclogLevel.ERROR);
		assertThat(levels(Map.of()).lowest()).isEqualTo(HclogLevel.ERROR);
	}

	@Test
	void theNarrowerVariableCounts() {
		assertThat(levels(Map.of("TF_LOG", "TRACE", "TF_LOG_PROVIDER", "WARN")).provider()).isEqualTo(HclogLevel.WARN);
		assertThat(levels(Map.of("TF_LOG", "TRACE", "TF_LOG_PROVIDER", "WARN", "TF_LOG_PROVIDER_PET_STORE", "INFO"))
			.provider()).isEqualTo(HclogLevel.INFO);
		assertThat(levels(Map.of("TF_LOG", "INFO", "TF_LOG_PROVIDER", "", "TF_LOG_PROVIDER_OTHER", "TRACE")).provider())
			.isEqualTo(HclogLevel.INFO);
	}

	@Test
	void partsHaveTheirOwn() {
		LogLevels levels = levels(Map.of("TF_LOG", "INFO", "TF_LOG_SDK", "WARN", "TF_LOG_SDK_PROTO", "TRACE",
				"TF_LOG_SDK_FRAMEWORK", "OFF", "TF_LOG_PROVIDER_PET_STORE_HTTP", "DEBUG"));
		assertThat(levels.provider()).isEqualTo(HclogLevel.INFO);
		assertThat(levels.sdk()).contains(HclogLevel.WARN);
		assertThat(levels.protocol()).contains(HclogLevel.TRACE);
		assertThat(levels.framework()).contains(HclogLevel.OFF);
		assertThat(levels.http()).contains(HclogLevel.DEBUG);
		assertThat(levels.lowest()).isEqualTo(HclogLevel.TRACE);
	}

	@Test
	void partsWithoutTheirOwnAreLeftToTheWhole() {
		LogLevels levels = levels(Map.of("TF_LOG", "DEBUG"));
		assertThat(levels.sdk()).isEmpty();
		assertThat(levels.protocol()).isEmpty();
		assertThat(levels.framework()).isEmpty();
		assertThat(levels.http()).isEmpty();
		assertThat(levels.lowest()).isEqualTo(HclogLevel.DEBUG);
	}

	private static LogLevels levels(Map<String, String> environment) {
		return LogLevels.of(new RecordingProcess(environment), "pet-store");
	}

}
