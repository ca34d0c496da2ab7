/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SystemPluginProcessTests {

	private final StdoutGuard guard = new StdoutGuard();

	private final PluginProcess process = new SystemPluginProcess(this.guard, "--debug", "x");

	@Test
	void readsTheProcess() {
		assertThat(this.process.environment()).isEqualTo(System.getenv());
		assertThat(this.process.workingDirectory()).isAbsolute().isEqualTo(Path.of(System.getProperty("user.dir")));
		assertThat(this.process.arguments()).containsExactly("--debug", "x");
		assertThat(this.process.processId()).isEqualTo(ProcessHandle.current().pid());
		assertThat(this.process.standardOutput()).isSameAs(this.guard.standardOutput());
		assertThat(this.process.standardError()).isSameAs(System.err);
	}

	@Test
	void parentAliveWhenParentRunsIsTrue() {
		assertThat(this.process.parentAlive()).isTrue();
	}

}
