/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.host.TestHost;
import dev.tfprovider.internal.plugin.proto.GRPCControllerGrpc;
import dev.tfprovider.internal.plugin.proto.GoPlugin.Empty;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;

/**
 * What a host sees of a provider process from its first line to its exit status.
 */
@Timeout(120)
class PluginProcessEndToEndTests {

	private static final HostIdentity HOST = HostIdentity.create();

	@TempDir
	private Path directory;

	private Process process;

	@AfterEach
	void kill() {
		if (this.process != null) {
			this.process.destroyForcibly();
		}
	}

	@Test
	void whenRunByHandExplainsItselfAndFails() throws Exception {
		launch(java());
		assertThat(this.process.waitFor()).isEqualTo(1);
		assertThat(this.process.inputReader().lines()).isEmpty();
		assertThat(errors()).contains("This is the Terraform provider \"foo\" (example/foo)");
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void whenLaunchedByAHostPrintsOneLineAndOutlivesInterrupts() throws Exception {
		launch(java(), MagicCookie.NAME, MagicCookie.VALUE, "PLUGIN_PROTOCOL_VERSIONS", "5,6", "PLUGIN_CLIENT_CERT",
				HOST.pem());
		BufferedReader output = this.process.inputReader();
		try (HostConnection host = HostConnection.open(Handshake.parse(output.readLine()), HOST)) {
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
			assertThat(new ProcessBuilder("kill", "-INT", String.valueOf(this.process.pid())).start().waitFor())
				.isZero();
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
			shutDown(host);
			assertThat(this.process.waitFor()).isZero();
		}
		assertThat(output.lines()).isEmpty();
		assertThat(errors()).contains("banner", "started", "ending");
	}

	@Test
	void whenItsEndHangsIsHalted() throws Exception {
		launch(java("hang"), MagicCookie.NAME, MagicCookie.VALUE);
		try (HostConnection host = HostConnection.plainText(Handshake.parse(this.process.inputReader().readLine()))) {
			shutDown(host);
			assertThat(this.process.waitFor()).isZero();
		}
		assertThat(errors()).contains("hanging").doesNotContain("ending");
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void whenItsHostDiesEnds() throws Exception {
		List<String> host = new ArrayList<>(List.of("sh", "-c", "\"$@\" & read line", "sh"));
		host.addAll(java());
		launch(host, MagicCookie.NAME, MagicCookie.VALUE);
		assertThat(this.process.inputReader().readLine()).startsWith("1|6|tcp|");
		ProcessHandle provider = this.process.children().findFirst().orElseThrow();
		try {
			this.process.destroyForcibly().waitFor();
			provider.onExit().join();
			assertThat(errors()).contains("ending");
		}
		finally {
			provider.destroyForcibly();
		}
	}

	private void launch(List<String> command, String... environment) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command).redirectError(errorFile());
		for (int i = 0; i < environment.length; i += 2) {
			builder.environment().put(environment[i], environment[i + 1]);
		}
		this.process = builder.start();
	}

	private static List<String> java(String... arguments) {
		List<String> command = new ArrayList<>(
				List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
						"-cp", System.getProperty("java.class.path"), LaunchedPlugin.class.getName()));
		command.addAll(List.of(arguments));
		return command;
	}

	private static void shutDown(HostConnection host) {
		assertThat(GRPCControllerGrpc.newBlockingStub(host.channel()).shutdown(Empty.getDefaultInstance()))
			.isEqualTo(Empty.getDefaultInstance());
	}

	private File errorFile() {
		return this.directory.resolve("stderr").toFile();
	}

	private String errors() {
		return contentOf(errorFile(), StandardCharsets.UTF_8);
	}

}
