/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ControlServerTests {

	private final ControlToken token = ControlToken.random();

	private final BlockingQueue<LaunchRequest> served = new LinkedBlockingQueue<>();

	private final BlockingQueue<LaterLaunch> launches = new LinkedBlockingQueue<>();

	@TempDir
	private Path directory;

	private ControlServer server;

	private boolean full;

	private volatile Runnable onAccept = () -> {
	};

	private volatile boolean stopped;

	@BeforeEach
	void start() throws IOException {
		start(Duration.ofSeconds(60));
	}

	private void start(Duration patience) throws IOException {
		this.server = new ControlServer(this.token,
				new ProcessKey("abc", this.directory.toRealPath(), Map.of("A", "1", "B", "", "TF_LOG", "TRACE")),
				new Handler(), patience, StandardCharsets.UTF_8);
		this.server.start();
	}

	@AfterEach
	void close() {
		this.server.close();
	}

	@Test
	void launchIsServedAndItsRelayGetsLineAndLog() throws Exception {
		try (Socket caller = call(launch("7", "8", "abc", this.directory.toString(), "A=1", "B=", "PLUGIN_X=a=b\nc"))) {
			LaterLaunch launch = this.launches.take();
			launch.standardError().print("early;");
			launch.standardOutput().print("1|6|tcp|\n");
			launch.standardOutput().flush();
			launch.standardError().print("late");
			launch.exit(0);
			assertThat(answer(caller)).isEqualTo("ok 7\n1|6|tcp|\nearly;late");
		}
		LaunchRequest request = this.served.take();
		assertThat(request.pid()).isEqualTo(7);
		assertThat(request.parent()).isEqualTo(8);
		assertThat(request.environment()).isEqualTo(Map.of("A", "1", "B", "", "PLUGIN_X", "a=b\nc"));
	}

	@Test
	void relayThatGoesAwayIsNoticed() throws Exception {
		Socket caller = call(launch("7", String.valueOf(ProcessHandle.current().pid()), "abc",
				this.directory.toString(), "A=1", "B="));
		LaterLaunch launch = this.launches.take();
		assertThat(launch.parentAlive()).isTrue();
		BlockingQueue<String> gone = new LinkedBlockingQueue<>();
		launch.onHostGone(() -> gone.add("gone"));
		caller.close();
		assertThat(gone.take()).isEqualTo("gone");
		assertThat(launch.parentAlive()).isFalse();
	}

	@Test
	void launcherThatGoesAwayBeforeTheAnswerHasALaunchThatEnds() throws Exception {
		Socket caller = new Socket(InetAddress.getLoopbackAddress(), this.server.port());
		caller.setSoLinger(true, 0);
		this.onAccept = () -> close(caller);
		caller.getOutputStream()
			.write(launch("7", "8", "abc", this.directory.toString(), "A=1", "B=").getBytes(StandardCharsets.UTF_8));
		LaterLaunch launch = this.launches.take();
		BlockingQueue<String> gone = new LinkedBlockingQueue<>();
		launch.onHostGone(() -> gone.add("gone"));
		assertThat(gone.take()).isEqualTo("gone");
	}

	@Test
	void launchOfAnotherKeyIsRefused() throws Exception {
		assertThat(answer(launch("7", "8", "abd", this.directory.toString(), "A=1", "B="))).isEqualTo("no package\n");
		assertThat(answer(launch("7", "8", "abc", "/", "A=1", "B="))).isEqualTo("no directory\n");
		assertThat(answer(launch("7", "8", "abc", "/does/not/exist", "A=1", "B="))).isEqualTo("no directory\n");
		assertThat(answer(launch("7", "8", "abc", this.directory.toString(), "A=2", "B=")))
			.isEqualTo("no environment\n");
		assertThat(answer(launch("7", "8", "abc", this.directory.toString(), "A=1"))).isEqualTo("no environment\n");
		assertThat(answer(launch("7", "8", "abc", this.directory.toString(), "A=1", "B=", "C=")))
			.isEqualTo("no environment\n");
		assertThat(this.served).isEmpty();
	}

	@Test
	void launchInADirectoryThatWasMadeAnewIsRefused() throws Exception {
		Path other = Files.createDirectory(this.directory.resolve("other"));
		this.directory = Files.createDirectory(this.directory.resolve("work"));
		close();
		start();
		Files.delete(this.directory);
		assertThat(answer(launch("7", "8", "abc", this.directory.toString(), "A=1", "B="))).isEqualTo("no directory\n");
		Files.move(other, this.directory);
		assertThat(answer(launch("7", "8", "abc", this.directory.toString(), "A=1", "B="))).isEqualTo("no directory\n");
	}

	@Test
	void launchTooManyIsRefused() throws Exception {
		this.full = true;
		assertThat(answer(launch("7", "8", "abc", this.directory.toString(), "A=1", "B="))).isEqualTo("no more\n");
	}

	@Test
	void statusAndStopAreForPersons() throws Exception {
		ControlClient client = new ControlClient(new ProcessFile.Entry(this.server.port(), this.token, 1),
				Duration.ofSeconds(60));
		assertThat(client.status()).isEqualTo("fine\n");
		assertThat(this.stopped).isFalse();
		client.stop();
		assertThat(this.stopped).isTrue();
	}

	@Test
	void wrongTokenGetsNoAnswer() throws Exception {
		assertThat(answer(ControlToken.random().question() + "\nstatus\n")).isEmpty();
		assertThat(answer(this.token.question() + "0\nstatus\n")).isEmpty();
		assertThat(answer(this.token.question().substring(1) + "\nstatus\n\n")).isEmpty();
		assertStillServing();
	}

	@Test
	void proofIsForThoseWhoKnowTheQuestion() throws Exception {
		try (Socket caller = call(this.token.question() + "\n")) {
			assertThat(new String(caller.getInputStream().readNBytes(33), StandardCharsets.UTF_8))
				.isEqualTo(this.token.proof() + "\n");
		}
		try (Socket caller = call(this.token.proof() + "\n")) {
			assertThat(caller.getInputStream().read()).isEqualTo(-1);
		}
	}

	/**
	 * One who has got the port of a process that is gone, and has heard a question.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "", "\n", "0123456789abcdef0123456789abcdef\n" })
	void listenerWithoutProofIsToldNothing(String answer) throws Exception {
		try (ServerSocket impostor = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			ControlClient client = new ControlClient(new ProcessFile.Entry(impostor.getLocalPort(), this.token, 1),
					Duration.ofSeconds(60));
			CompletableFuture<Void> asked = CompletableFuture.runAsync(() -> {
				try {
					client.stop();
				}
				catch (IOException ex) {
					throw new UncheckedIOException(ex);
				}
			});
			try (Socket caller = impostor.accept()) {
				assertThat(caller.getInputStream().readNBytes(33)).asString().isEqualTo(this.token.question() + "\n");
				caller.getOutputStream().write(answer.getBytes(StandardCharsets.UTF_8));
				caller.shutdownOutput();
				assertThat(caller.getInputStream().read()).isEqualTo(-1);
			}
			assertThat(asked).failsWithin(Duration.ofSeconds(60))
				.withThrowableThat()
				.withMessageContaining("The process does not answer");
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "launch\n\0", "launch\n1\0x\0abc\0/\0\0", "launch\n1\0002\0\0",
			"a word that is longer than any we know\n", "launch\n99999999999999999999\0001\0abc\0/\0\0" })
	void garbageAfterTheTokenGetsNoAnswer(String garbage) throws Exception {
		assertThat(answer(this.token.question() + "\n" + garbage)).isEmpty();
		assertStillServing();
	}

	@Test
	void unknownWordIsRefused() throws Exception {
		assertThat(answer(this.token.question() + "\ndance\n")).isEqualTo("no request\n");
	}

	@Test
	void hugeRequestIsCutOff() throws Exception {
		try (Socket caller = call(this.token.question() + "\nlaunch\n")) {
			byte[] much = new byte[1024 * 1024];
			Arrays.fill(much, (byte) 'x');
			try {
				for (int i = 0; i < 100; i++) {
					caller.getOutputStream().write(much);
				}
				throw new AssertionError("Everything was read");
			}
			catch (SocketException ex) {
				assertThat(this.served).isEmpty();
			}
		}
		assertStillServing();
	}

	@Test
	void silentCallersAreCutOffAndKeepNobodyOut() throws Exception {
		this.server.close();
		start(Duration.ofMillis(300));
		List<Socket> silent = new ArrayList<>();
		for (int i = 0; i < 80; i++) {
			silent.add(new Socket(InetAddress.getLoopbackAddress(), this.server.port()));
		}
		silent.get(79).getOutputStream().write('x');
		for (Socket caller : silent) {
			assertThat(answer(caller)).isEmpty();
			caller.close();
		}
		assertStillServing();
	}

	private void assertStillServing() throws IOException {
		assertThat(answer(this.token.question() + "\nstatus\n")).isEqualTo("fine\n");
	}

	private String launch(String... fields) {
		return this.token.question() + "\nlaunch\n" + String.join("\0", fields) + "\0\0";
	}

	private Socket call(String request) throws IOException {
		Socket caller = new Socket(InetAddress.getLoopbackAddress(), this.server.port());
		caller.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
		return caller;
	}

	private String answer(String request) throws IOException {
		try (Socket caller = call(request)) {
			return answer(caller);
		}
	}

	/**
	 * Read to the end. A caller that is cut off before everything it sent was read sees a
	 * reset connection.
	 */
	private String answer(Socket caller) throws IOException {
		try {
			InputStream input = caller.getInputStream();
			String answer = new String(input.readAllBytes(), StandardCharsets.UTF_8);
			String proof = this.token.proof() + "\n";
			return answer.startsWith(proof) ? answer.substring(proof.length()) : answer;
		}
		catch (SocketException ex) {
			return "";
		}
	}

	private static void close(Socket caller) {
		try {
			caller.close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private final class Handler implements ControlHandler {

		@Override
		public Optional<Duration> accept(LaunchRequest request) {
			ControlServerTests.this.onAccept.run();
			return ControlServerTests.this.full ? Optional.empty() : Optional.of(Duration.ofSeconds(7));
		}

		@Override
		public LaterLaunch serve(LaunchRequest request, LaunchRelay relay) {
			LaterLaunch launch = new LaterLaunch(request.environment(), ControlServerTests.this.directory);
			assertThat(launch.begin(request, relay)).isTrue();
			ControlServerTests.this.served.add(request);
			ControlServerTests.this.launches.add(launch);
			return launch;
		}

		@Override
		public String status() {
			return "fine\n";
		}

		@Override
		public void stop() {
			ControlServerTests.this.stopped = true;
		}

	}

}
