/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.boot.application.ProbeProvider;
import dev.tfprovider.fixture.PrivateTempDir;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.fixture.TestClassPath;
import dev.tfprovider.internal.plugin.MagicCookie;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The process of a command, started as a launcher starts it.
 */
@Timeout(240)
@EnabledOnOs(OS.LINUX)
class CommandProviderProcessTests {

	private static final Map<String, String> ENVIRONMENT = Map.of("PATH", "/usr/bin:/bin", MagicCookie.NAME,
			MagicCookie.VALUE, "PLUGIN_PROTOCOL_VERSIONS", "5,6");

	@TempDir(factory = PrivateTempDir.class)
	private Path directory;

	private Process host;

	private ProcessFile file;

	private Process process;

	@BeforeEach
	void start() throws Exception {
		this.host = new ProcessBuilder("sleep", "1000").start();
		String[] stat = Files.readString(Path.of("/proc", Long.toString(this.host.pid()), "stat")).split(" ");
		this.file = new ProcessFile(Files
			.createDirectory(this.directory.resolve("run"),
					PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")))
			.resolve("probe-content-command"));
		String prefix = "-Dterraform.provider.command.";
		ProcessBuilder builder = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", TestClassPath.PLAIN,
				"-Dterraform.provider.name=probe", prefix + "sharing=" + PackageProcessSharing.class.getName(),
				prefix + "file=" + this.file.path(), prefix + "host=" + this.host.pid() + " " + stat[21],
				prefix + "relay=" + ProcessHandle.current().pid(), prefix + "content=content",
				prefix + "folder=" + Files.createDirectory(this.directory.resolve("package")),
				ProbeProvider.class.getName())
			.directory(this.directory.toFile())
			.redirectError(this.directory.resolve("log").toFile());
		builder.environment().clear();
		builder.environment().putAll(ENVIRONMENT);
		this.process = builder.start();
	}

	@AfterEach
	void end() {
		this.process.destroyForcibly();
		this.host.destroyForcibly();
	}

	@Test
	void firstLaunchIsTheProcessServesLaterOnesAndEndsWithTheHost() throws Exception {
		try (ProbeHost first = ProbeHost.plainText(this.process.inputReader().readLine().split("\\|")[3])) {
			assertThat(first.health()).isEqualTo(ServingStatus.SERVING);
			while (this.file.read().isEmpty()) {
				Thread.sleep(20);
			}
			try (RelayedLaunch later = ask()) {
				assertThat(later.readLine()).startsWith("ok ");
				try (ProbeHost second = ProbeHost.plainText(later.readLine().split("\\|")[3])) {
					second.configure("http://second");
					first.configure("http://first");
					assertThat(second.probe("endpoint")).isEqualTo("http://second");
					assertThat(first.probe("endpoint")).isEqualTo("http://first");
					second.shutDown();
				}
				assertThat(later.remainingLog()).contains("printed by a constructor", "printed by a data source");
			}
			first.shutDown();
		}
		assertThat(this.process.inputReader().readLine()).as("the first launch has ended").isNull();
		assertThat(this.process.isAlive()).isTrue();
		assertThat(this.file.path()).exists();
		this.host.destroyForcibly();
		assertThat(this.process.waitFor(1, TimeUnit.MINUTES)).isTrue();
		assertThat(this.file.path()).doesNotExist();
	}

	private RelayedLaunch ask() throws Exception {
		return RelayedLaunch.ask(this.file, this.host.pid(), this.directory, ENVIRONMENT);
	}

}
