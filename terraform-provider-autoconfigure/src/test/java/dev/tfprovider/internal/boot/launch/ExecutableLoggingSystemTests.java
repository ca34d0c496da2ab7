/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.logging.LoggingInitializationContext;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(OutputCaptureExtension.class)
class ExecutableLoggingSystemTests {

	private final ExecutableLoggingSystem logging = new ExecutableLoggingSystem(getClass().getClassLoader());

	@Test
	void fileThatIsNotInTheExecutableIsNotRead(CapturedOutput output) {
		initialize("/etc/petstore/logback.xml");
		assertThat(output.getOut()).contains("WARN",
				"/etc/petstore/logback.xml is not read: This executable was built without XML for Logback. "
						+ "Use the properties logging.*, or add logback-spring.xml before it is built");
	}

	@Test
	void logsByPropertiesWithoutOne(CapturedOutput output) {
		initialize(null);
		assertThat(output.getOut()).doesNotContain("WARN");
	}

	private void initialize(String location) {
		this.logging.cleanUp();
		this.logging.beforeInitialize();
		this.logging.initialize(new LoggingInitializationContext(new MockEnvironment()), location, null);
	}

	@AfterEach
	void cleanUp() {
		this.logging.cleanUp();
	}

}
