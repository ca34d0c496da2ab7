/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.fixture.PrivateTempDir;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.host.HostIdentity;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * One process that serves several launches of the same provider.
 */
@Tag("thorough")
class ResidentProviderProcessTests {

	private static final String HANDSHAKE = "1\\|6\\|tcp\\|127\\.0\\.0\\.1:\\d+\\|grpc\\|[A-Za-z0-9+/]*";

	private static final Duration LONGEST_END = Duration.ofMinutes(1);

	private static final Duration PATIENCE = Duration.ofSeconds(20);

	@TempDir(factory = PrivateTempDir.class)
	private Path directory;

	private ResidentProcess resident;

	@BeforeEach
	void start() throws Exception {
		this.resident = ResidentProcess.start(this.directory);
	}

	@AfterEach
	void end() {
		this.resident.close();
	}

	@Test
	void launchesHaveTheirOwnCertificateSettingsAndLog() throws Exception {
		HostIdentity first = HostIdentity.create();
		HostIdentity second = HostIdentity.create();
		try (RelayedLaunch one = this.resident.launch(Map.of("PLUGIN_CLIENT_CERT", first.pem(), "TF_LOG", "DEBUG"));
				RelayedLaunch two = this.resident.launch(Map.of("PLUGIN_CLIENT_CERT", second.pem()))) {
			assertThat(one.readLine()).startsWith("ok ");
			assertThat(two.readLine()).startsWith("ok ");
			String oneLine = one.readLine();
			String twoLine = two.readLine();
			assertThat(List.of(oneLine, twoLine)).allMatch((line) -> line.matches(HANDSHAKE));
			try (ProbeHost stranger = ProbeHost.tls(oneLine, second)) {
				assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(stranger::schema)
					.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNAVAILABLE));
			}
			try (ProbeHost toOne = ProbeHost.tls(oneLine, first); ProbeHost toTwo = ProbeHost.tls(twoLine, second)) {
				toOne.configure("http://one");
				toTwo.configure("http://two");
				assertThat(toOne.probe("endpoint")).isEqualTo("http://one");
				assertThat(toTwo.probe("endpoint")).isEqualTo("http://two");
				assertThat(toOne.probe("log")).isEqualTo("logged");
				assertThat(toTwo.probe("log")).isEqualTo("logged");
				toOne.shutDown();
				toTwo.shutDown();
			}
			assertThat(one.remainingLog()).anyMatch((line) -> line.contains("Logged by the author"))
				.anyMatch((line) -> line.contains("\"@level\":\"debug\""))
				.contains("printed by a data source", "printed by a runner");
			assertThat(two.remainingLog()).noneMatch((line) -> line.contains("Logged by the author"))
				.noneMatch((line) -> line.contains("\"@level\":\"debug\""))
				.contains("printed by a data source", "printed by a runner");
		}
		assertThat(this.resident.log()).doesNotContain("Logged by the author", "printed by a runner");
	}

	@Test
	void preparedContextServesTheNextLaunchWithItsOwnEnvironment() throws Exception {
		for (int i = 0; i < 3; i++) {
			try (RelayedLaunch launch = this.resident.launch(Map.of("PLUGIN_NUMBER", String.valueOf(i)))) {
				assertThat(launch.readLine()).startsWith("ok ");
				ProbeHost host = ProbeHost.plainText(launch.readLine().split("\\|")[3]);
				try (host) {
					assertThat(host.health()).isEqualTo(ServingStatus.SERVING);
					host.shutDown();
				}
				assertThat(launch.remainingLog()).containsOnlyOnce("printed by a constructor")
					.containsOnlyOnce("printed by a runner");
			}
		}
		assertThat(status()).contains("3 launches served");
	}

	@Test
	void launchOfAnotherEnvironmentOrDirectoryIsRefused() throws Exception {
		try (RelayedLaunch launch = this.resident.launch(Map.of("SHARED", "no"))) {
			assertThat(launch.readLine()).isEqualTo("no environment");
			assertThat(launch.readLine()).isNull();
		}
		try (RelayedLaunch launch = this.resident.launch(Map.of("MORE", "x"))) {
			assertThat(launch.readLine()).isEqualTo("no environment");
		}
		try (RelayedLaunch launch = RelayedLaunch.ask(this.resident.file(), 1, Path.of("/"),
				Map.of("PATH", "/usr/bin:/bin", "SHARED", "yes"))) {
			assertThat(launch.readLine()).isEqualTo("no directory");
		}
		assertThat(status()).contains("0 launches served");
	}

	@Test
	void deathOfTheRelayEndsTheLaunchAndInterruptsItsCalls() throws Exception {
		try (RelayedLaunch other = this.resident.launch(Map.of())) {
			other.readLine();
			String address = other.readLine().split("\\|")[3];
			RelayedLaunch killed = this.resident.launch(Map.of());
			killed.readLine();
			String line = killed.readLine();
			try (ProbeHost host = ProbeHost.plainText(line.split("\\|")[3])) {
				assertThat(host.health()).isEqualTo(ServingStatus.SERVING);
				killed.close();
				awaitRunning(this.resident, 1);
				assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(host::health);
			}
			try (ProbeHost host = ProbeHost.plainText(address)) {
				assertThat(host.health()).isEqualTo(ServingStatus.SERVING);
			}
		}
	}

	@Test
	void deathOfTheHostEndsTheLaunch() throws Exception {
		Process host = new ProcessBuilder("sleep", "1000").start();
		try (RelayedLaunch launch = this.resident.launch(host.pid(), Map.of())) {
			launch.readLine();
			assertThat(launch.readLine()).matches(HANDSHAKE);
			host.destroyForcibly();
			assertThat(launch.remainingLog()).isNotNull();
			awaitRunning(this.resident, 0);
		}
		finally {
			host.destroyForcibly();
		}
	}

	/**
	 * Calls are served as soon as listeners hear that the application is ready.
	 */
	@Test
	@Timeout(60)
	void deathOfTheHostEndsTheLaunchWhileAListenerHangs() throws Exception {
		Path other = Files.createDirectory(this.directory.resolve("other"));
		Process host = new ProcessBuilder("sleep", "1000").start();
		try (ResidentProcess hanging = ResidentProcess.start(other, "-Dtest.hang-when-ready=true");
				RelayedLaunch launch = hanging.launch(host.pid(), Map.of())) {
			assertThat(launch.readLine()).startsWith("ok ");
			try (ProbeHost probe = ProbeHost.plainText(launch.readLine().split("\\|")[3])) {
				assertThat(probe.health()).isEqualTo(ServingStatus.SERVING);
				awaitRunning(hanging, 1);
				host.destroyForcibly();
				awaitRunning(hanging, 0);
			}
		}
		finally {
			host.destroyForcibly();
		}
	}

	@Test
	void callThatCannotBeInterruptedRetiresTheProcess() throws Exception {
		try (RelayedLaunch launch = this.resident.launch(Map.of())) {
			launch.readLine();
			try (ProbeHost host = ProbeHost.plainText(launch.readLine().split("\\|")[3])) {
				host.configure("http://a");
				host.probeWithoutWaiting("hang");
				assertThat(host.probe("wait-for-hang")).isEqualTo("hanging");
			}
		}
		assertThat(this.resident.process().waitFor()).isZero();
		assertThat(this.resident.file().path()).doesNotExist();
	}

	/**
	 * The second launch has no use for what is prepared for others like the first.
	 */
	@Test
	void contextThatDoesNotEndRetiresTheProcess() throws Exception {
		Path other = Files.createDirectory(this.directory.resolve("other"));
		try (ResidentProcess hanging = ResidentProcess.start(other, "-Dtest.hang-at-end=true",
				"-Dterraform.provider.process.idle-timeout=5s")) {
			for (String level : List.of("DEBUG", "INFO")) {
				try (RelayedLaunch launch = hanging.launch(Map.of("TF_LOG", level))) {
					assertThat(launch.readLine()).startsWith("ok ");
					assertThat(launch.readLine()).matches(HANDSHAKE);
				}
			}
			assertThat(hanging.process().waitFor(LONGEST_END.toSeconds(), TimeUnit.SECONDS)).isTrue();
			assertThat(hanging.process().exitValue()).isZero();
			assertThat(hanging.file().path()).doesNotExist();
		}
	}

	@Test
	void terminationEndsTheProcessEvenIfABeanHangs() throws Exception {
		Path other = Files.createDirectory(this.directory.resolve("other"));
		try (ResidentProcess hanging = ResidentProcess.start(other, "-Dtest.hang-at-end=true");
				RelayedLaunch launch = hanging.launch(Map.of())) {
			assertThat(launch.readLine()).startsWith("ok ");
			assertThat(launch.readLine()).matches(HANDSHAKE);
			hanging.process().destroy();
			assertThat(hanging.process().waitFor(LONGEST_END.toSeconds(), TimeUnit.SECONDS)).isTrue();
			assertThat(hanging.log()).contains("is halted");
		}
	}

	@Test
	void replacedPackageRetiresTheProcessOnceItsLaunchesHaveEnded() throws Exception {
		try (RelayedLaunch launch = this.resident.launch(Map.of())) {
			launch.readLine();
			try (ProbeHost host = ProbeHost.plainText(launch.readLine().split("\\|")[3])) {
				Files.writeString(this.directory.resolve("package/lib/new.jar"), "new");
				while (Files.exists(this.resident.file().path())) {
					Thread.sleep(20);
				}
				assertThat(host.health()).isEqualTo(ServingStatus.SERVING);
				host.shutDown();
			}
		}
		assertThat(this.resident.process().waitFor()).isZero();
	}

	@Test
	void fileTakenAwayIsPutBackUnlessAnotherProcessHasOne() throws Exception {
		Path file = this.resident.file().path();
		String entry = Files.readString(file);
		Files.move(file, file.resolveSibling("probe-content-1.hung"));
		while (!Files.exists(file)) {
			Thread.sleep(20);
		}
		assertThat(file).hasContent(entry);
		String[] fields = entry.split(" ");
		String other = fields[0] + " " + fields[1] + " 1";
		Files.writeString(file, other);
		assertThat(this.resident.process().waitFor()).isZero();
		assertThat(file).hasContent(other);
	}

	@Test
	void stopEndsTheProcess() throws Exception {
		client(this.resident).stop();
		assertThat(this.resident.process().waitFor()).isZero();
		assertThat(this.resident.file().path()).doesNotExist();
	}

	private static ControlClient client(ResidentProcess resident) {
		ProcessFile.Entry entry = resident.file().read().orElseThrow();
		return new ControlClient(entry, PATIENCE);
	}

	private String status() throws Exception {
		return client(this.resident).status();
	}

	private static void awaitRunning(ResidentProcess resident, int launches) throws Exception {
		while (client(resident).status().lines().count() != 1 + launches) {
			Thread.sleep(20);
		}
	}

}
