/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.ProcessScope;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * The launcher, with a stand-in for Java that notes what it is started for, and a
 * stand-in for the resident process in this one.
 */
@Timeout(120)
class ResidentScriptTests {

	private static final String TOKEN = "0123456789abcdef".repeat(4);

	private static final String LINE = "1|6|tcp|127.0.0.1:4711|grpc|cert";

	@TempDir
	private Path temporary;

	private Path folder;

	private Path runtime;

	private ServerSocket resident;

	@BeforeEach
	void makePackage() throws IOException {
		this.folder = Files.createDirectories(this.temporary.toRealPath().resolve("a package"));
		this.runtime = Files.createDirectory(this.temporary.resolve("run"));
		LauncherScript script = new LauncherScript(PackageName.of("acme/pet-store", "1.0.0"), RuntimeFlavour.THIN,
				"com.acme.Main", List.of("b.jar"), "abc", List.of(), Optional.of(ProcessScope.LAUNCH), false);
		executable(launcher(), script.text());
		Files.writeString(Files.createDirectory(this.folder.resolve("lib")).resolve("shared.sh"), script.sharedText());
		Path home = Files.createDirectories(this.temporary.resolve("java"));
		Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17\"\n");
		Files.createDirectory(home.resolve("bin"));
		this.resident = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
		this.resident.setSoTimeout(60_000);
		java("exit 1");
	}

	@AfterEach
	void close() throws IOException {
		endProcesses();
		this.resident.close();
	}

	/**
	 * Let the stand-in for Java do something where a resident process is to be started.
	 * By itself it is the provider, and prints that.
	 */
	private void java(String start) throws IOException {
		executable(this.temporary.resolve("java").resolve("bin").resolve("java"), """
				#!/bin/sh
				case "$*" in
					*ResidentProvider*) ;;
					*) echo cold; exit ;;
				esac
				shift $(($# - 4))
				echo "$@" >>'%1$s/started'
				env >>'%1$s/environment'
				publish() {
					echo "%2$d %3$s $$" >"$2.new" && mv "$2.new" "$2"
				}
				%4$s
				""".formatted(this.temporary, this.resident.getLocalPort(), TOKEN, start));
	}

	@Test
	void withoutBeingAskedTheProviderStartsByItself() throws Exception {
		assertThat(run(Map.of("PET_STORE_PROCESS", "launch"))).isEqualTo("cold\n");
		assertThat(run(Map.of("PET_STORE_PROCESS", ""))).isEqualTo("cold\n");
		assertThat(started()).isEmpty();
	}

	@Test
	void withoutBashTheProviderStartsByItself() throws Exception {
		Path bin = Files.createDirectory(this.temporary.resolve("bin"));
		for (String tool : List.of("cat", "mkdir", "ln", "env", "cksum", "readlink")) {
			Files.createSymbolicLink(bin.resolve(tool), Path.of("/usr/bin", tool));
		}
		assertThat(run(Map.of("PATH", bin.toString()))).isEqualTo("cold\n");
		assertThat(started()).isEmpty();
	}

	@Test
	void processIsStartedWithNothingOfTheLaunchAndServesIt() throws Exception {
		java("publish \"$@\"; sleep 1000 >&2");
		Process launcher = start(Map.of("TF_LOG", "TRACE", "OWN", "a\nb"));
		try (Socket caller = this.resident.accept()) {
			Path file = file();
			assertThat(started()).containsExactly("com.acme.Main " + file + " abc " + this.folder);
			assertThat(request(caller)).startsWith("launch", String.valueOf(launcher.pid()))
				.contains("TF_LOG=TRACE", "OWN=a\nb", "PLUGIN_CLIENT_CERT=pem\npem\n")
				.containsSequence(String.valueOf(ProcessHandle.current().pid()), "abc",
						this.temporary.toRealPath().toString());
			caller.getOutputStream().write(("ok 5\n" + LINE + "\nlog\n").getBytes(StandardCharsets.UTF_8));
			assertThat(launcher.inputReader().readLine()).isEqualTo(LINE);
			assertThat(launcher.errorReader().readLine()).isEqualTo("log");
			assertThat(launcher.inputReader().readLine()).as("nothing holds standard output").isNull();
		}
		assertThat(launcher.errorReader().readLine()).as("nothing holds standard error").isNull();
		assertThat(launcher.waitFor()).isZero();
		assertThat(Files.readString(this.temporary.resolve("environment"))).contains("OWN=a\nb")
			.doesNotContain("TF_", "PLUGIN_", "PROCESS_FILE");
	}

	@Test
	@Tag("thorough")
	void killedRelayClosesTheConnection() throws Exception {
		java("publish \"$@\"; sleep 1000 >&2");
		Process launcher = start(Map.of());
		try (Socket caller = this.resident.accept()) {
			request(caller);
			caller.getOutputStream().write(("ok 5\n" + LINE + "\n").getBytes(StandardCharsets.UTF_8));
			assertThat(launcher.inputReader().readLine()).isEqualTo(LINE);
			for (String signal : List.of("-INT", "-TERM")) {
				assertThat(new ProcessBuilder("kill", signal, String.valueOf(launcher.pid())).start().waitFor())
					.isZero();
			}
			assertThat(launcher.isAlive()).isTrue();
			launcher.destroyForcibly();
			assertThat(caller.getInputStream().read()).isEqualTo(-1);
		}
	}

	@Test
	@Tag("thorough")
	void hostThatIsGoneBeforeTheHandshakeEndsTheLaunch() throws Exception {
		java("publish \"$@\"; sleep 1000 >&2");
		Process launcher = start(Map.of());
		try (Socket caller = this.resident.accept()) {
			request(caller);
			launcher.getInputStream().close();
			caller.getOutputStream().write(("ok 5\n" + LINE + "\n").getBytes(StandardCharsets.UTF_8));
			assertThat(caller.getInputStream().read()).isEqualTo(-1);
		}
		assertThat(launcher.waitFor()).isOne();
	}

	@Test
	@Tag("thorough")
	void processThatHangsIsGivenUpAndNotAskedAgain() throws Exception {
		java("publish \"$@\"; sleep 1000 >&2");
		assertThat(run(Map.of())).isEqualTo("cold\n");
		assertThat(names()).anyMatch((name) -> name.endsWith(".hung")).noneMatch((name) -> name.matches(".*\\d"));
	}

	@Test
	@Tag("thorough")
	void refusedLaunchStartsByItselfAndLeavesTheProcessAlone() throws Exception {
		java("publish \"$@\"; sleep 1000 >&2");
		Process launcher = start(Map.of());
		try (Socket caller = this.resident.accept()) {
			request(caller);
			caller.getOutputStream().write("no environment\n".getBytes(StandardCharsets.UTF_8));
		}
		assertThat(launcher.inputReader().readLine()).isEqualTo("cold");
		assertThat(names()).anyMatch((name) -> name.matches(".*\\d"));
	}

	@Test
	@Tag("thorough")
	void processThatDiesBeforeTheHandshakeIsNoObstacle() throws Exception {
		java("publish \"$@\"; sleep 1000 >&2");
		Process launcher = start(Map.of());
		try (Socket caller = this.resident.accept()) {
			request(caller);
			caller.getOutputStream().write("ok 5\n".getBytes(StandardCharsets.UTF_8));
		}
		assertThat(launcher.inputReader().readLine()).isEqualTo("cold");
	}

	@Test
	void processThatCannotStartIsNoObstacle() throws Exception {
		assertThat(run(Map.of())).isEqualTo("cold\n");
		assertThat(started()).hasSize(1);
		assertThat(names()).noneMatch((name) -> name.endsWith(".lock"));
	}

	@Test
	@Tag("thorough")
	void logThatCannotBeWrittenIsNoObstacle() throws Exception {
		run(Map.of());
		Path log = Path.of(started().get(0).split(" ")[1] + ".log");
		Files.delete(log);
		Files.createDirectory(log);
		java("sleep 1000 >&2");
		assertThat(run(Map.of())).isEqualTo("cold\n");
		assertThat(started()).hasSize(1);
	}

	@Test
	@Tag("thorough")
	void fileOfAProcessThatIsGoneIsNotFollowed() throws Exception {
		run(Map.of());
		Path file = Path.of(started().get(0).split(" ")[1]);
		Process gone = new ProcessBuilder("true").start();
		gone.waitFor();
		for (long pid : new long[] { gone.pid(), ProcessHandle.current().pid() }) {
			Files.writeString(file, "%d %s %d%n".formatted(this.resident.getLocalPort(), TOKEN, pid));
			assertThat(run(Map.of())).isEqualTo("cold\n");
		}
		this.resident.setSoTimeout(1);
		assertThatExceptionOfType(SocketTimeoutException.class).isThrownBy(this.resident::accept);
	}

	/**
	 * A host that dies while its launch waits leaves nothing behind.
	 */
	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	@Tag("thorough")
	void hostThatIsKilledEndsTheLauncherWhileItWaits(boolean started) throws Exception {
		java(started ? "publish \"$@\"; sleep 1000 >&2" : "sleep 1000 >&2");
		Process host = builder(Map.of(), "sh", "-c", "\"$0\" & echo $!; wait", launcher().toString()).start();
		long launcher = Long.parseLong(host.inputReader().readLine());
		ProcessHandle handle = ProcessHandle.of(launcher).orElseThrow();
		if (started) {
			try (Socket caller = this.resident.accept()) {
				request(caller);
				caller.getOutputStream().write("ok 1000\n".getBytes(StandardCharsets.UTF_8));
				host.destroyForcibly();
				assertThat(caller.getInputStream().read()).isEqualTo(-1);
			}
		}
		else {
			while (started().isEmpty()) {
				Thread.sleep(20);
			}
			host.destroyForcibly();
		}
		handle.onExit().get();
	}

	@ParameterizedTest
	@ValueSource(strings = { "\n", "0123456789abcdef0123456789abcdee\n", "ok 5\n" })
	@Tag("thorough")
	void listenerWithoutProofHearsNothingOfTheLaunch(String answer) throws Exception {
		java("publish \"$@\"; sleep 1000 >&2");
		Process launcher = start(Map.of());
		try (Socket caller = this.resident.accept()) {
			assertThat(caller.getInputStream().readNBytes(33)).asString().isEqualTo(TOKEN.substring(0, 32) + "\n");
			caller.getOutputStream().write(answer.getBytes(StandardCharsets.UTF_8));
			assertThat(caller.getInputStream().read()).isEqualTo(-1);
		}
		assertThat(launcher.inputReader().readLine()).isEqualTo("cold");
	}

	@Test
	@Tag("thorough")
	void staleFileAndStaleLockAreReplaced() throws Exception {
		java("publish \"$@\"; sleep 1000 >&2");
		run(Map.of());
		Path hung = this.runtime.resolve(folderName())
			.resolve(names().filter((name) -> name.endsWith(".hung")).findFirst().orElseThrow());
		Path file = hung.resolveSibling(hung.getFileName().toString().replace(".hung", ""));
		ServerSocket closed = new ServerSocket(0);
		closed.close();
		Files.writeString(file, "%d %s 1%n".formatted(closed.getLocalPort(), TOKEN));
		Files.createSymbolicLink(file.resolveSibling(file.getFileName() + ".lock"),
				Path.of(String.valueOf(Integer.MAX_VALUE)));
		Process launcher = start(Map.of());
		try (Socket first = this.resident.accept(); Socket caller = this.resident.accept()) {
			request(caller);
			caller.getOutputStream().write(("ok 5\n" + LINE + "\n").getBytes(StandardCharsets.UTF_8));
			assertThat(launcher.inputReader().readLine()).isEqualTo(LINE);
		}
	}

	@Test
	@Tag("thorough")
	void launchersThatRaceStartOneProcess() throws Exception {
		java("sleep 0.5; publish \"$@\"; sleep 1000 >&2");
		List<Process> launchers = new ArrayList<>();
		for (int i = 0; i < 8; i++) {
			launchers.add(start(Map.of()));
		}
		for (int i = 0; i < 8; i++) {
			try (Socket caller = this.resident.accept()) {
				request(caller);
				caller.getOutputStream().write(("ok 5\n" + LINE + "\n").getBytes(StandardCharsets.UTF_8));
			}
		}
		for (Process launcher : launchers) {
			assertThat(launcher.inputReader().readLine()).isEqualTo(LINE);
			assertThat(launcher.waitFor()).isZero();
		}
		assertThat(started()).hasSize(1);
	}

	@Test
	@Tag("thorough")
	void environmentsAndDirectoriesHaveProcessesOfTheirOwn() throws Exception {
		run(Map.of("OWN", "a"));
		run(Map.of("OWN", "b"));
		run(Map.of("OWN", "b", "TF_LOG", "INFO", "PLUGIN_MIN_PORT", "1", "TERM", "x"));
		Files.createDirectory(this.temporary.resolve("other"));
		assertThat(result(start(Map.of("OWN", "b"), this.temporary.resolve("other")))).isEqualTo("cold\n");
		List<String> files = started().stream().map((line) -> line.split(" ")[1]).toList();
		assertThat(files).hasSize(4);
		assertThat(files.get(1)).isEqualTo(files.get(2)).isNotEqualTo(files.get(0)).isNotEqualTo(files.get(3));
	}

	@Test
	@Tag("thorough")
	void withoutSomebodyToReadTheLogTheProviderStartsByItself() throws Exception {
		for (String redirection : List.of("2>&-", "2>'%s/log'".formatted(this.temporary))) {
			ProcessBuilder builder = builder(Map.of(), "sh", "-c", "exec \"$0\" " + redirection, launcher().toString());
			assertThat(result(builder.start())).isEqualTo("cold\n");
		}
		assertThat(started()).isEmpty();
	}

	@Test
	@Tag("thorough")
	void processHasTheUmaskAndTheLimitsOfItsLaunches() throws Exception {
		java("echo \"$(umask) $(ulimit -n)\" >>'%s/inherited'".formatted(this.temporary));
		List<String> shells = List.of("umask 022 && ulimit -n 100", "umask 077 && ulimit -n 100",
				"umask 022 && ulimit -Sn 99", "umask 022 && ulimit -n 100");
		for (String shell : shells) {
			ProcessBuilder builder = builder(Map.of(), "sh", "-c", shell + " && exec \"$0\"", launcher().toString());
			assertThat(result(builder.start())).isEqualTo("cold\n");
		}
		assertThat(Files.readAllLines(this.temporary.resolve("inherited"))).containsExactly("0022 100", "0077 100",
				"0022 99", "0022 100");
		List<String> files = started().stream().map((line) -> line.split(" ")[1]).toList();
		assertThat(files.subList(0, 3)).doesNotHaveDuplicates();
		assertThat(files.get(3)).isEqualTo(files.get(0));
	}

	@Test
	void folderThatIsALinkIsNotTrusted() throws Exception {
		Path elsewhere = Files.createDirectory(this.temporary.resolve("elsewhere"),
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
		Files.createSymbolicLink(this.runtime.resolve(folderName()), elsewhere);
		assertThat(run(Map.of())).isEqualTo("cold\n");
		assertThat(started()).isEmpty();
	}

	@Test
	@Tag("thorough")
	void folderThatCannotBeMadeIsNoObstacle() throws Exception {
		assertThat(run(Map.of("XDG_RUNTIME_DIR", "/proc/nowhere"))).isEqualTo("cold\n");
		assertThat(started()).isEmpty();
	}

	@Test
	void whatTheUsersShellWouldReadIsNotRead() throws Exception {
		Path startup = Files.writeString(this.temporary.resolve("startup"), "echo spoilt");
		assertThat(run(Map.of("BASH_ENV", startup.toString(), "ENV", startup.toString(), "BASH_FUNC_printf%%",
				"() { echo spoilt; }")))
			.isEqualTo("cold\n");
	}

	private String run(Map<String, String> environment) throws Exception {
		return result(start(environment));
	}

	private static String result(Process launcher) throws Exception {
		String out = new String(launcher.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(new String(launcher.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)).isEmpty();
		assertThat(launcher.waitFor()).isZero();
		return out;
	}

	private Process start(Map<String, String> environment) throws IOException {
		return start(environment, this.temporary);
	}

	private Process start(Map<String, String> environment, Path directory) throws IOException {
		return builder(environment, launcher().toString()).directory(directory.toRealPath().toFile()).start();
	}

	private ProcessBuilder builder(Map<String, String> environment, String... command) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command).directory(this.temporary.toRealPath().toFile());
		Map<String, String> variables = new HashMap<>(
				Map.of("PATH", "/usr/bin:/bin", "JAVA_HOME", this.temporary.resolve("java").toString(),
						"XDG_RUNTIME_DIR", this.runtime.toString(), "PET_STORE_PROCESS", "resident",
						"TF_PLUGIN_MAGIC_COOKIE", "cookie", "PLUGIN_CLIENT_CERT", "pem\npem\n"));
		variables.putAll(environment);
		builder.environment().clear();
		builder.environment().putAll(variables);
		return builder;
	}

	private Path launcher() {
		return this.folder.resolve("terraform-provider-pet-store_v1.0.0");
	}

	private static void executable(Path file, String text) throws IOException {
		Files.writeString(file, text);
		assertThat(file.toFile().setExecutable(true)).isTrue();
	}

	/**
	 * Prove that this is the process, and read the request to its end, an empty text.
	 */
	private static List<String> request(Socket caller) throws IOException {
		ByteArrayOutputStream request = new ByteArrayOutputStream();
		InputStream input = caller.getInputStream();
		assertThat(input.readNBytes(33)).asString().isEqualTo(TOKEN.substring(0, 32) + "\n");
		caller.getOutputStream().write((TOKEN.substring(32) + "\n").getBytes(StandardCharsets.UTF_8));
		int last = -1;
		for (int next = input.read(); next > 0 || (next == 0 && last != 0); next = input.read()) {
			request.write(next);
			last = next;
		}
		String[] head = request.toString(StandardCharsets.UTF_8).split("\n", 2);
		return Stream.concat(Stream.of(head[0]), Arrays.stream(head[1].split("\0"))).toList();
	}

	private List<String> started() throws IOException {
		Path started = this.temporary.resolve("started");
		return Files.exists(started) ? Files.readAllLines(started) : List.of();
	}

	private Path file() throws IOException {
		return this.runtime.resolve(folderName())
			.resolve(names().filter((name) -> name.matches(".*\\d")).findFirst().orElseThrow());
	}

	private Stream<String> names() throws IOException {
		try (Stream<Path> files = Files.list(this.runtime.resolve(folderName()))) {
			return files.map((file) -> file.getFileName().toString()).toList().stream();
		}
	}

	private String folderName() throws IOException {
		return "terraform-provider-" + Files.getAttribute(this.runtime, "unix:uid");
	}

	private void endProcesses() {
		ProcessHandle.allProcesses()
			.filter((process) -> process.info().commandLine().orElse("").contains(this.temporary.toString()))
			.forEach((process) -> {
				process.descendants().forEach(ProcessHandle::destroyForcibly);
				process.destroyForcibly();
			});
	}

}
