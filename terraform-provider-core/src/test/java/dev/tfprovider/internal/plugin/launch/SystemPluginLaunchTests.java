/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin.launch;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SystemPluginLaunchTests {

	private final StdoutGuard guard = new StdoutGuard();

	private final PluginLaunch launch = new SystemPluginLaunch(this.guard, "--debug", "x");

	@Test
	void readsTheProcess() {
		assertThat(this.launch.environment()).isEqualTo(System.getenv());
		assertThat(this.launch.workingDirectory()).isAbsolute().isEqualTo(Path.of(System.getProperty("user.dir")));
		assertThat(this.launch.arguments()).containsExactly("--debug", "x");
		assertThat(this.launch.processId()).isEqualTo(ProcessHandle.current().pid());
		assertThat(this.launch.standardOutput()).isSameAs(this.guard.standardOutput());
		assertThat(this.launch.standardError()).isSameAs(System.err);
	}

	@Test
	void parentAliveWhenParentRunsIsTrue() {
		assertThat(this.launch.parentAlive()).isTrue();
	}

}
