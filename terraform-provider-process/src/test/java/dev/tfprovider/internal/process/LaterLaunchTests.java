/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class LaterLaunchTests {

	private static final Path DIRECTORY = Path.of("/here");

	private final LaterLaunch launch = new LaterLaunch(Map.of("A", "1", "TF_LOG", "INFO"), DIRECTORY);

	private final LaunchRelay relay = new LaunchRelay(new Socket());

	@Test
	void isForLaunchesThatDifferInNothingCodeCanHaveSeen() {
		assertThat(this.launch.isFor(request(Map.of("A", "1", "TF_LOG", "INFO", "PLUGIN_CLIENT_CERT", "x")))).isTrue();
		assertThat(this.launch.isFor(request(Map.of("A", "1", "TF_LOG", "DEBUG")))).isFalse();
		assertThat(this.launch.isFor(request(Map.of("A", "1")))).isFalse();
	}

	@Test
	void showsTheEnvironmentOfTheLaunchOnceItHasBegun() {
		assertThat(this.launch.environment()).isEqualTo(Map.of("A", "1", "TF_LOG", "INFO"));
		assertThat(this.launch.description()).isEmpty();
		assertThat(this.launch.begin(request(Map.of("A", "1", "PLUGIN_X", "y")), this.relay)).isTrue();
		assertThat(this.launch.environment()).isEqualTo(Map.of("A", "1", "PLUGIN_X", "y"));
		assertThat(this.launch.workingDirectory()).isEqualTo(DIRECTORY);
		assertThat(this.launch.arguments()).isEmpty();
		assertThat(this.launch.begin(request(Map.of()), this.relay)).isFalse();
		assertThat(this.launch.giveUp()).isFalse();
	}

	@Test
	void launchThatWasGivenUpNeverBegins() {
		assertThat(this.launch.giveUp()).isTrue();
		assertThat(this.launch.hasEnded()).isTrue();
		assertThat(this.launch.begin(request(Map.of()), this.relay)).isFalse();
		assertThat(this.launch.description()).isEmpty();
		assertThatExceptionOfType(CancellationException.class).isThrownBy(this.launch::awaitBeginning);
	}

	@Test
	void endIsToldOnceAndIsNoDisappearanceOfTheHost() {
		List<String> told = new ArrayList<>();
		this.launch.begin(request(Map.of()), this.relay);
		this.launch.onEnd(() -> told.add("end"));
		this.launch.exit(0);
		this.launch.halt(0);
		this.launch.onHostGone(() -> told.add("gone"));
		assertThat(told).containsExactly("end");
		assertThat(this.launch.parentAlive()).isFalse();
	}

	@Test
	void hostThatCannotBeSeenCountsAsAlive() {
		this.launch.begin(request(Map.of()), this.relay);
		assertThat(this.launch.parentAlive()).isTrue();
	}

	@Test
	void hostThatHasDiedIsNoticed() throws Exception {
		Process host = new ProcessBuilder("sleep", "1000").start();
		this.launch.begin(new LaunchRequest(1, host.pid(), "abc", "/", Map.of()), this.relay);
		assertThat(this.launch.parentAlive()).isTrue();
		host.destroyForcibly().waitFor();
		assertThat(this.launch.parentAlive()).isFalse();
	}

	private static LaunchRequest request(Map<String, String> environment) {
		return new LaunchRequest(1, Integer.MAX_VALUE, "abc", "/", environment);
	}

}
