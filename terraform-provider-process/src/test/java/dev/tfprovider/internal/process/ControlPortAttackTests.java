/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * Another user of the computer, who finds the control port where everybody finds it.
 */
@EnabledOnOs(OS.LINUX)
@Timeout(120)
@Tag("thorough")
class ControlPortAttackTests {

	private static final String MALLORY = "54322";

	private final ControlToken token = ControlToken.random();

	@TempDir
	private Path directory;

	private ControlServer server;

	@BeforeEach
	void serve() throws IOException {
		assumeThat(Files.getAttribute(this.directory, "unix:uid")).as("only root can be two users").isEqualTo(0);
		assumeThat(Files.isExecutable(Path.of("/usr/bin/setpriv"))).as("setpriv is there").isTrue();
		this.server = new ControlServer(this.token, new ProcessKey("abc", this.directory.toRealPath(), Map.of()),
				new Handler(), Duration.ofSeconds(2), StandardCharsets.UTF_8);
		this.server.start();
	}

	@AfterEach
	void close() {
		if (this.server != null) {
			this.server.close();
		}
	}

	@Test
	void whoFindsThePortLearnsAndChangesNothing() throws Exception {
		Path folder = Files.createDirectory(this.directory.resolve("run"),
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
		Files.setPosixFilePermissions(this.directory, PosixFilePermissions.fromString("rwxr-xr-x"));
		ProcessFile file = new ProcessFile(folder.resolve("resident"));
		file.write(new ProcessFile.Entry(this.server.port(), this.token, ProcessHandle.current().pid()));
		String guess = ControlToken.random().question();
		assertThat(asMallory("cat '%s' 2>&1".formatted(file.path()))).contains("denied")
			.doesNotContain(this.token.question());
		assertThat(asMallory("cat /proc/net/tcp6 /proc/net/tcp"))
			.containsIgnoringCase(":%04x ".formatted(this.server.port()));
		for (String said : new String[] { "status\\n", guess + "\\nstop\\n", guess + guess + "\\nstop\\n",
				"\\n\\nstop\\n", guess + "\\nlaunch\\n1\\0" }) {
			assertThat(asMallory("exec 3<>/dev/tcp/127.0.0.1/%s; printf '%s' >&3; cat <&3 2>/dev/null"
				.formatted(this.server.port(), said))).as(said).isEmpty();
		}
		assertThat(new ControlClient(file.read().orElseThrow(), Duration.ofSeconds(60)).status()).isEqualTo("fine\n");
	}

	private static String asMallory(String script) throws Exception {
		Process process = new ProcessBuilder("setpriv", "--reuid=" + MALLORY, "--regid=" + MALLORY, "--clear-groups",
				"bash", "-c", script)
			.redirectError(ProcessBuilder.Redirect.DISCARD)
			.start();
		process.getOutputStream().close();
		return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
	}

	private static final class Handler implements ControlHandler {

		@Override
		public Optional<Duration> accept(LaunchRequest request) {
			throw new AssertionError("launched by another user");
		}

		@Override
		public LaterLaunch serve(LaunchRequest request, LaunchRelay relay) {
			throw new AssertionError("launched by another user");
		}

		@Override
		public String status() {
			return "fine\n";
		}

		@Override
		public void stop() {
			throw new AssertionError("stopped by another user");
		}

	}

}
