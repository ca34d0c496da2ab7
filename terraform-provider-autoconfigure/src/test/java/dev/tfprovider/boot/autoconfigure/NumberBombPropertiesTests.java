/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.context.properties.ConfigurationPropertiesBindException;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that properties of a million digits end the start promptly.
 */
@Timeout(60)
class NumberBombPropertiesTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	@ParameterizedTest
	@CsvSource({ "operations.interrupt-grace, %ss", "operations.cancel-grace, %s", "operations.poll-interval, PT%sS",
			"operations.poll-interval, PT0.%sS" })
	void startFails(String property, String form) {
		this.contextRunner
			.withPropertyValues("terraform.provider.%s=%s".formatted(property, form.formatted("7".repeat(1_000_000))))
			.run((context) -> assertThat(context).getFailure()
				.hasStackTraceContaining(ConfigurationPropertiesBindException.class.getName()));
	}

}
