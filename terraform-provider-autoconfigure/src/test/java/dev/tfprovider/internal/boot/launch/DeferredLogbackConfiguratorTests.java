/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator.ExecutionStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link DeferredLogbackConfigurator}.
 */
class DeferredLogbackConfiguratorTests {

	private final LoggerContext context = new LoggerContext();

	@ParameterizedTest
	@CsvSource({ "true, DO_NOT_INVOKE_NEXT_IF_ANY, OFF", "false, INVOKE_NEXT_IF_ANY, DEBUG" })
	void leavesTheConfigurationToSpringBootInTheProcessOfAProvider(String deferred, ExecutionStatus next, String root) {
		assertThat(configure(deferred)).isEqualTo(next);
		assertThat(this.context.getLogger(Logger.ROOT_LOGGER_NAME).getLevel()).isEqualTo(Level.toLevel(root));
	}

	/**
	 * Loggers that are made when an executable without a JVM is built are those it starts
	 * with.
	 */
	@Test
	void leavesTheConfigurationToSpringBootInAnExecutable() {
		System.setProperty("org.graalvm.nativeimage.imagecode", "buildtime");
		try {
			assertThat(configure("false")).isEqualTo(ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY);
		}
		finally {
			System.clearProperty("org.graalvm.nativeimage.imagecode");
		}
		assertThat(this.context.getLogger(Logger.ROOT_LOGGER_NAME).getLevel()).isEqualTo(Level.OFF);
	}

	/**
	 * Spring Boot prints warnings of Logback, and a thread that logs between reset and
	 * configuration causes one.
	 */
	@ParameterizedTest
	@CsvSource({ "true", "false" })
	void loggingWhileLogbackIsReconfiguredIsNoReasonToWarn(String deferred) {
		configure(deferred);
		this.context.stop();
		this.context.reset();
		this.context.getLogger("io.netty.util.ResourceLeakDetector").warn("logged too early");
		assertThat(this.context.getStatusManager().getCopyOfStatusList()).isEmpty();
	}

	@Test
	void withoutItLogbackWarns() {
		this.context.getLogger("io.netty.util.ResourceLeakDetector").warn("logged too early");
		assertThat(this.context.getStatusManager().getCopyOfStatusList()).hasSize(1);
	}

	private ExecutionStatus configure(String deferred) {
		String before = System.setProperty(ProcessDefaults.DEFERRED_LOGGING, deferred);
		try {
			return new DeferredLogbackConfigurator().configure(this.context);
		}
		finally {
			if (before == null) {
				System.clearProperty(ProcessDefaults.DEFERRED_LOGGING);
			}
			else {
				System.setProperty(ProcessDefaults.DEFERRED_LOGGING, before);
			}
		}
	}

}
