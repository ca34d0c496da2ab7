/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.plugin.MagicCookie;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * The providers are scripts that do one thing wrong.
 */
@DisabledOnOs(OS.WINDOWS)
class ConformanceChecksTests {

	private static final String LINE = "1|6|tcp|127.0.0.1:1|grpc|";

	@TempDir
	private Path directory;

	@Test
	void providerThatRunsWithoutTheCookieIsFound() throws IOException {
		assertThat(failure("without the cookie", "echo '" + LINE + "'; echo x >&2; exit 0")).contains("[exit status]");
		assertThat(failure("without the cookie", "echo 'use terraform'; exit 1")).contains("[standard output]");
		assertThat(failure("without the cookie", "exit 1")).contains("[standard error]");
	}

	@Test
	void bannerBeforeTheHandshakeIsFound() throws IOException {
		assertThat(failure("a host of versions 5 and 6", "echo ':: Spring Boot ::'; echo '" + LINE + "'"))
			.contains("Not a handshake line of at least 6 fields: :: Spring Boot ::");
	}

	@Test
	void providerThatDiesSilentlyIsFound() throws IOException {
		assertThat(failure("a host that names no versions", "echo 'no Java' >&2"))
			.isEqualTo("There is no handshake line. Standard error:\nno Java\n");
	}

	@Test
	void versionNobodyOfferedIsFound() throws IOException {
		assertThat(failure("a host of versions 5 and 6", "echo '1|7|tcp|127.0.0.1:1|grpc|'"))
			.contains("[protocol version]");
	}

	@Test
	void seventhFieldNobodyAskedForIsFound() throws IOException {
		assertThat(failure("does not ask for multiplexing", "echo '" + LINE + "|true'")).contains("Expected size: 6");
	}

	@Test
	void hostsEnvironmentIsGivenAndNothingElseOfItsKind() throws IOException {
		ProviderLauncher launcher = launcher(
				"echo \"$TF_PLUGIN_MAGIC_COOKIE|$PLUGIN_PROTOCOL_VERSIONS|$PLUGIN_MIN_PORT|$PLUGIN_MAX_PORT|$EXTRA|\"");
		try (LaunchedProvider provider = launcher.launch(Map.of("EXTRA", "x", "PLUGIN_MAX_PORT", ""))) {
			assertThat(provider.handshake().fields()).containsExactly(MagicCookie.VALUE, "5,6", "10000", "", "x", "");
			assertThat(provider.exitStatus(Duration.ofMinutes(1))).isZero();
		}
	}

	@Test
	void outcomeIsATable() {
		ConformanceReport report = new ConformanceReport();
		assertThat(report.isEmpty()).isTrue();
		DynamicTests.run(report.test(new Check("handshake", "it speaks", () -> {
		})));
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> DynamicTests.run(report.test(new Check("end", "it ends", () -> {
				throw new AssertionError("never");
			}))));
		assertThat(report).hasToString("""
				handshake
				  ok       it speaks
				end
				  FAILED   it ends
				1 passed, 1 failed
				""");
	}

	private String failure(String check, String script) throws IOException {
		HandshakeChecks checks = new HandshakeChecks(launcher(script));
		Check chosen = checks.checks().stream().filter((each) -> each.name().contains(check)).findFirst().orElseThrow();
		Throwable failure = catchThrowable(() -> chosen.body().execute());
		assertThat(failure).isInstanceOf(AssertionError.class);
		return String.valueOf(failure.getMessage());
	}

	private ProviderLauncher launcher(String script) throws IOException {
		Path launcher = Files.writeString(this.directory.resolve("provider"), "#!/bin/sh\n" + script + "\n");
		assertThat(launcher.toFile().setExecutable(true)).isTrue();
		return new ProviderLauncher(List.of(launcher.toString()), Map.of());
	}

	/**
	 * Runs what JUnit would.
	 */
	private static final class DynamicTests {

		static void run(DynamicTest test) {
			try {
				test.getExecutable().execute();
			}
			catch (RuntimeException | Error ex) {
				throw ex;
			}
			catch (Throwable ex) {
				throw new IllegalStateException(ex);
			}
		}

	}

}
