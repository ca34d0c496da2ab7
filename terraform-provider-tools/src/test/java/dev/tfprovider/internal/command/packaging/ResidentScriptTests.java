/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.ProcessScope;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * The launcher, with a stand-in for Java that notes what it is started for, and a
 * stand-in for the shared process in this one.
 */
@Timeout(120)
class ResidentScriptTests extends AbstractSharedScriptTests {

	ResidentScriptTests() {
		super(ProcessScope.LAUNCH, Map.of("PET_STORE_PROCESS", "resident"));
	}

	@BeforeEach
	void javaStartsNothing() throws IOException {
		java("exit 1");
	}

	/**
	 * Let the stand-in for Java do something where a shared process is to be started. By
	 * itself it is the provider, and prints that.
	 */
	private void java(String start) throws IOException {
		executable(java(), """
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
				""".formatted(this.temporary, this.shared.getLocalPort(), TOKEN, start));
	}

	@Test
	void withoutBeingAskedTheProviderStartsByItself() throws Exception {
		assertThat(run(Map.of("PET_STORE_PROCESS", "launch"))).isEqualTo("cold\n");
		assertThat(run(Map.of("PET_STORE_PROCESS", ""))).isEqualTo("cold\n");
		assertThat(started()).isEmpty();
	}

	@Test
	void withoutBashTheProviderStartsByItself() throws Exception {
		Path bin = bin("cat", "mkdir", "ln", "env", "cksum", "readlink");
		assertThat(run(Map.of("PATH", bin.toString()))).isEqualTo("cold\n");
		assertThat(started()).isEmpty();
	}

	@Test
	void processIsStartedWithNothingOfTheLaunchAndServesIt() throws Exception {
		java("publish \"$@\"; sleep 1000 >&2");
		Process launcher = start(Map.of("TF_LOG", "TRACE", "OWN", "a\nb"));
		try (Socket caller = this.shared.accept()) {
			Path file = file();
			assertThat(started()).containsExactly("com.acme.Main " + file + " abc " + this.folder);
			assertThat(members(caller)).startsWith("launch", String.valueOf(launcher.pid()))
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
		try (Socket caller = this.shared.accept()) {
			members(caller);
			caller.getOutputStream().write(("ok 5\n" + LINE + "\n").getBytes(StandardCharsets.UTF_8));
			assertThat(launcher.inputReader().readLine()).isEqualTo(LINE);
			for (String signal : List.of("-INT", "-TERM")) {
				kill(signal, launcher);
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
		try (Socket caller = this.shared.accept()) {
			members(caller);
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
		try (Socket caller = this.shared.accept()) {
			members(caller);
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
		try (Socket caller = this.shared.accept()) {
			members(caller);
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
			Files.writeString(file, "%d %s %d%n".formatted(this.shared.getLocalPort(), TOKEN, pid));
			assertThat(run(Map.of())).isEqualTo("cold\n");
		}
		this.shared.setSoTimeout(1);
		assertThatExceptionOfType(SocketTimeoutException.class).isThrownBy(this.shared::accept);
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
			try (Socket caller = this.shared.accept()) {
				members(caller);
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
		try (Socket caller = this.shared.accept()) {
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
		Path hung = this.runtime.resolve("terraform-provider")
			.resolve(names().stream().filter((name) -> name.endsWith(".hung")).findFirst().orElseThrow());
		Path file = hung.resolveSibling(hung.getFileName().toString().replace(".hung", ""));
		ServerSocket closed = new ServerSocket(0);
		closed.close();
		Files.writeString(file, "%d %s 1%n".formatted(closed.getLocalPort(), TOKEN));
		Files.createSymbolicLink(file.resolveSibling(file.getFileName() + ".lock"),
				Path.of(String.valueOf(Integer.MAX_VALUE)));
		Process launcher = start(Map.of());
		try (Socket first = this.shared.accept(); Socket caller = this.shared.accept()) {
			members(caller);
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
			try (Socket caller = this.shared.accept()) {
				members(caller);
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
		Path link = Files.createSymbolicLink(this.runtime.resolve("terraform-provider"), elsewhere);
		assertThat(runAlone(Map.of())).isEqualTo("there is a link in '%s'".formatted(link));
		assertThat(elsewhere).isEmptyDirectory();
	}

	@Test
	void withoutAFolderOfItsOwnOneLineSaysWhyLaunchesShareNoProcess() throws Exception {
		assertThat(runAlone(Map.of("XDG_RUNTIME_DIR", "", "TMPDIR", this.runtime.toString())))
			.isEqualTo("neither XDG_RUNTIME_DIR nor HOME is set");
		assertThat(runAlone(Map.of("XDG_RUNTIME_DIR", "/proc/nowhere", "HOME", "/proc")))
			.isEqualTo("'/proc/nowhere' is no folder; '/proc/.cache/terraform-provider' cannot be made");
		assertThat(runAlone(Map.of("XDG_RUNTIME_DIR", "a\nb"))).isEqualTo("'a?b' is no folder");
		assertThat(this.runtime).isEmptyDirectory();
	}

	@Test
	@Tag("thorough")
	void withoutAFolderOfTheSessionThatOfTheCacheIsUsed() throws Exception {
		Path home = Files.createDirectory(this.temporary.resolve("home"));
		for (String runtime : List.of("", "relative", "/proc/nowhere")) {
			assertThat(run(Map.of("XDG_RUNTIME_DIR", runtime, "HOME", home.toString()))).isEqualTo("cold\n");
		}
		assertThat(run(Map.of("XDG_RUNTIME_DIR", "", "XDG_CACHE_HOME", home.resolve("other").toString())))
			.isEqualTo("cold\n");
		assertThat(started().stream().map((line) -> Path.of(line.split(" ")[1]).getParent().toString()).distinct())
			.containsExactly(home.toRealPath() + "/.cache/terraform-provider",
					home.toRealPath() + "/other/terraform-provider");
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve(".cache"))))
			.isEqualTo("rwx------");
	}

	/**
	 * Launch where no process can be shared, and return why.
	 */
	private String runAlone(Map<String, String> environment) throws Exception {
		Process launcher = start(environment);
		assertThat(launcher.inputReader().readLine()).isEqualTo("cold");
		String line = launcher.errorReader().readLine();
		assertThat(line).startsWith("[WARN] Launches of acme/pet-store share no process: ");
		assertThat(launcher.errorReader().readLine()).isNull();
		assertThat(launcher.waitFor()).isZero();
		assertThat(started()).isEmpty();
		return line.substring(line.indexOf(": ") + 2);
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

	private Process start(Map<String, String> environment, Path directory) throws IOException {
		return builder(environment, launcher().toString()).directory(directory.toRealPath().toFile()).start();
	}

	private static List<String> members(Socket caller) throws IOException {
		String[] head = request(caller).split("\n", 2);
		return Stream.concat(Stream.of(head[0]), Arrays.stream(head[1].split("\0"))).toList();
	}

	private Path file() throws IOException {
		return this.runtime.resolve("terraform-provider")
			.resolve(names().stream().filter((name) -> name.matches(".*\\d")).findFirst().orElseThrow());
	}

}
