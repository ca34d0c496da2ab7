/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import dev.tfprovider.internal.command.verify.ServedNotes;
import dev.tfprovider.internal.command.verify.VerifyRun;
import dev.tfprovider.internal.plugin.ServerCertificate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Releases sent to a real registry, Debian's package docker-registry, over HTTPS.
 */
@Timeout(300)
@DisabledOnOs(OS.WINDOWS)
class OciPublishAcceptanceTests {

	private static final String OTHER = "darwin_arm64";

	private static final List<String> PLATFORMS = List.of("darwin_amd64", OTHER, "freebsd_amd64", "linux_arm64",
			"linux_ppc64le", "windows_amd64");

	@TempDir
	Path temporary;

	private Process registry;

	private String place;

	private Map<String, String> environment;

	@BeforeEach
	void startRegistry() throws Exception {
		assumeTrue(
				Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
					.anyMatch((folder) -> Files.isExecutable(Path.of(folder, "docker-registry"))),
				"no docker-registry on the PATH");
		int port;
		try (ServerSocket socket = new ServerSocket(0)) {
			port = socket.getLocalPort();
		}
		ServerCertificate certificate = ServerCertificate.generate(Instant.now());
		Path pem = pem("CERTIFICATE", certificate.certificate().getEncoded(), "cert.pem");
		Path key = pem("PRIVATE KEY", certificate.key().getEncoded(), "key.pem");
		Path configuration = Files.writeString(this.temporary.resolve("registry.yml"), """
				version: 0.1
				log: {level: warn}
				storage: {filesystem: {rootdirectory: %s}}
				http:
				  addr: 127.0.0.1:%s
				  tls: {certificate: %s, key: %s}
				""".formatted(this.temporary.resolve("registry"), port, pem, key));
		this.registry = new ProcessBuilder("docker-registry", "serve", configuration.toString())
			.redirectErrorStream(true)
			.redirectOutput(this.temporary.resolve("registry.log").toFile())
			.start();
		while (!isListening(port)) {
			assertThat(this.registry.isAlive()).as(Files.readString(this.temporary.resolve("registry.log"))).isTrue();
			Thread.sleep(50);
		}
		this.place = "oci:localhost:" + port + "/mirror";
		this.environment = Map.of("SSL_CERT_FILE", pem.toString(), "DOCKER_CONFIG", this.temporary.toString());
	}

	private static boolean isListening(int port) {
		try (Socket socket = new Socket("127.0.0.1", port)) {
			return socket.isConnected();
		}
		catch (IOException ex) {
			return false;
		}
	}

	private Path pem(String type, byte[] content, String name) throws IOException {
		return Files.writeString(this.temporary.resolve(name), "-----BEGIN %s-----\n%s\n-----END %1$s-----\n".formatted(
				type, Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII)).encodeToString(content)));
	}

	@AfterEach
	void endRegistry() {
		if (this.registry != null) {
			this.registry.destroyForcibly().onExit().join();
		}
	}

	@Test
	void releaseIsPublishedByTwoMachinesAndInstalledByOpenTofu() throws IOException {
		List<String> requests = new ArrayList<>();
		for (String platform : List.of(Platform.current().toString(), OTHER)) {
			release(platform, ServedNotes.script(), platform);
			VerifyRun dry = run("publish", "--from", platform, "--to", this.place, "--dry-run");
			assertThat(dry.status()).as(dry.err()).isZero();
			VerifyRun run = run("publish", "--from", platform, "--to", this.place);
			assertThat(run.status()).as(run.err()).isZero();
			assertThat(dry.err().lines().count()).isEqualTo(run.err().lines().count());
			requests.addAll(run.err().lines().toList());
		}
		assertThat(requests).noneMatch((line) -> line.contains("Trying again"));
		VerifyRun again = run("publish", "--from", OTHER, "--to", this.place);
		assertThat(again.err()).isEmpty();
		release("changed", "#!/bin/sh\n", OTHER);
		VerifyRun changed = run("publish", "--from", "changed", "--to", this.place);
		assertThat(changed.status()).isOne();
		assertThat(changed.err()).startsWith("acme/notes is published already, with other bytes than");

		Optional<String> tofu = Stream.of(System.getenv().getOrDefault("TERRAFORM_CLI", "tofu").split(","))
			.filter((each) -> each.contains("tofu"))
			.filter((each) -> Files.isExecutable(Path.of(each)))
			.findFirst();
		assumeTrue(tofu.isPresent(), "no tofu named by TERRAFORM_CLI");
		VerifyRun verified = run("verify", "--from", this.place, "--cli", tofu.get());
		assertThat(verified.status()).as(verified.out() + verified.err()).isZero();
		assertThat(verified.out()).contains("  on darwin_arm64 by OpenTofu 1.10 and newer\n")
			.contains(": installed and started\n");
	}

	@Test
	void machineThatMovesTheTagLateLosesNothingOfOthers() throws IOException {
		publishBeforeTheTagIsMoved(new ArrayDeque<>(PLATFORMS));
		assertThatAllPlatformsAreThere();
	}

	/**
	 * Publish a platform, and the others when its machine is about to move the tag.
	 */
	private void publishBeforeTheTagIsMoved(Deque<String> platforms) throws IOException {
		if (platforms.isEmpty()) {
			return;
		}
		publish(platforms.pop(), new PrintStream(OutputStream.nullOutputStream()) {

			private boolean moved;

			@Override
			public void println(String line) {
				if (line.endsWith("/manifests/1.2.3") && !this.moved) {
					this.moved = true;
					try {
						publishBeforeTheTagIsMoved(platforms);
					}
					catch (IOException ex) {
						throw new UncheckedIOException(ex);
					}
				}
			}

		});
	}

	@Test
	void machinesThatPublishAtOnceLoseNothing() throws Exception {
		ExecutorService machines = Executors.newFixedThreadPool(PLATFORMS.size());
		List<Future<?>> published = PLATFORMS.stream().<Future<?>>map((platform) -> machines.submit(() -> {
			publish(platform, new PrintStream(OutputStream.nullOutputStream()));
			return null;
		})).toList();
		for (Future<?> each : published) {
			each.get();
		}
		machines.shutdown();
		assertThatAllPlatformsAreThere();
	}

	private void publish(String platform, PrintStream progress) throws IOException {
		RegistryClient client = RegistryClient.create(this.environment, ClientSettings.OF_COMMANDS, progress);
		Release release = MadeRelease.of(this.temporary, "acme/notes", "1.2.3", "#!/bin/sh\n", platform);
		new OciTarget(client, URI.create("https://" + this.place.substring("oci:".length())), "mirror/acme/notes", true)
			.publish(new SignedRelease(release, Optional.empty(), Optional.empty()));
	}

	private void assertThatAllPlatformsAreThere() {
		VerifyRun verified = run("verify", "--from", this.place);
		assertThat(verified.status()).as(verified.out() + verified.err()).isZero();
		assertThat(verified.out()).contains(PLATFORMS.stream().map((each) -> "  on " + each + " by ").toList());
	}

	private VerifyRun run(String... arguments) {
		return VerifyRun.of(this.temporary, this.environment, arguments);
	}

	private void release(String folder, String script, String platform) throws IOException {
		ReleaseLayout.REGISTRY.add(MadeRelease.of(this.temporary, "acme/notes", "1.2.3", script, platform),
				this.temporary.resolve(folder), true, Optional.empty());
	}

}
