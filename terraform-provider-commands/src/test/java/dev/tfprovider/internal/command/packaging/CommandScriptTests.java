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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.ProcessScope;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The launcher of a package with one process for each command, with a stand-in for Java,
 * and with this process as the host.
 */
@Timeout(120)
class CommandScriptTests {

	private static final String TOKEN = "0123456789abcdef".repeat(4);

	private static final String LINE = "1|6|tcp|127.0.0.1:4711|grpc|cert";

	/** The part of a process that others can find, which serves the first launch too. */
	private static final String SHARED = """
			echo '%s'
			echo log >&2
			publish
			sleep 0.2
			exec 0<&- 1>&- 2>&-
			sleep 1000
			""".formatted(LINE);

	@TempDir
	private Path temporary;

	private Path folder;

	private Path runtime;

	private ServerSocket shared;

	@BeforeEach
	void makePackage() throws IOException {
		this.folder = Files.createDirectories(this.temporary.toRealPath().resolve("a package"));
		this.runtime = Files.createDirectory(this.temporary.resolve("run"));
		LauncherScript script = new LauncherScript(PackageName.of("acme/pet-store", "1.0.0"), RuntimeFlavour.THIN,
				"com.acme.Main", List.of("b.jar"), "abc", List.of(), Optional.of(ProcessScope.COMMAND), false);
		executable(launcher(), script.text());
		Files.writeString(Files.createDirectory(this.folder.resolve("lib")).resolve("shared.sh"), script.sharedText());
		Path home = Files.createDirectories(this.temporary.resolve("java"));
		Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17\"\n");
		Files.createDirectory(home.resolve("bin"));
		this.shared = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
		this.shared.setSoTimeout(60_000);
	}

	@AfterEach
	void endProcesses() throws IOException {
		this.shared.close();
		ProcessHandle.allProcesses()
			.filter((process) -> process.info().commandLine().orElse("").contains(this.temporary.toString()))
			.forEach(ProcessHandle::destroyForcibly);
		for (String pid : started()) {
			ProcessHandle.of(Long.parseLong(pid)).ifPresent((process) -> {
				process.descendants().forEach(ProcessHandle::destroyForcibly);
				process.destroyForcibly();
			});
		}
	}

	/**
	 * Let the stand-in for Java do something.
	 */
	private void java(String script) throws IOException {
		executable(this.temporary.resolve("java").resolve("bin").resolve("java"),
				"""
						#!/bin/bash
						echo $$ >>'%1$s/started'
						file=
						for argument in "$@"; do
							case $argument in
								-Dterraform.provider.command.file=*) file=${argument#*=} ;;
								-Dterraform.provider.command.*) echo "${argument#-Dterraform.provider.command.}" >>'%1$s/said' ;;
							esac
						done
						publish() {
							echo "%2$s %3$s $$" >"$file.new" && mv "$file.new" "$file"
						}
						[ -n "$file" ] || { echo cold; exit; }
						%4$s
						"""
					.formatted(this.temporary, Integer.toString(this.shared.getLocalPort()), TOKEN, script));
	}

	@Test
	void firstLaunchIsTheProcessAndTheScriptEndsWithTheLaunch() throws Exception {
		java(SHARED);
		Process launch = start(Map.of());
		assertThat(launch.inputReader().readLine()).isEqualTo(LINE);
		assertThat(launch.errorReader().readLine()).isEqualTo("log");
		assertThat(launch.inputReader().readLine()).as("nothing holds standard output").isNull();
		assertThat(launch.errorReader().readLine()).as("nothing holds standard error").isNull();
		assertThat(launch.waitFor()).isZero();
		assertThat(ProcessHandle.of(Long.parseLong(started().get(0)))).as("the process stays").isPresent();
		assertThat(Files.readAllLines(this.temporary.resolve("said"))).containsExactly(
				"host=" + ProcessHandle.current().pid() + " " + startOfThisProcess(), "relay=" + launch.pid(),
				"content=abc", "folder=" + this.folder);
		assertThat(names())
			.containsExactly("pet-store-abc-command-" + ProcessHandle.current().pid() + "-" + startOfThisProcess());
	}

	@Test
	void laterLaunchesAreServedByTheProcess() throws Exception {
		java(SHARED.replace("log", "first"));
		assertThat(start(Map.of()).waitFor()).isZero();
		Process launch = start(Map.of("TF_LOG", "TRACE"));
		try (Socket caller = this.shared.accept()) {
			assertThat(request(caller)).startsWith("launch\n" + launch.pid() + "\0" + ProcessHandle.current().pid())
				.contains("\0abc\0", "\0TF_LOG=TRACE\0", "\0PLUGIN_CLIENT_CERT=pem\npem\n\0");
			caller.getOutputStream().write(("ok 5\n" + LINE + "\nlog\n").getBytes(StandardCharsets.UTF_8));
			assertThat(launch.inputReader().readLine()).isEqualTo(LINE);
			assertThat(launch.errorReader().readLine()).isEqualTo("log");
		}
		assertThat(launch.waitFor()).isZero();
		assertThat(started()).hasSize(1);
	}

	@Test
	void hostsHaveProcessesOfTheirOwn() throws Exception {
		java(SHARED);
		assertThat(start(Map.of()).waitFor()).isZero();
		Process other = builder(Map.of(), "sh", "-c", "\"$0\"; exit", launcher().toString()).start();
		assertThat(other.inputReader().readLine()).isEqualTo(LINE);
		assertThat(other.waitFor()).isZero();
		assertThat(started()).hasSize(2);
		assertThat(names()).hasSize(2);
	}

	@Test
	void launchThatWaitsForTheFirstIsServedToo() throws Exception {
		java("sleep 0.5\n" + SHARED);
		Process first = start(Map.of());
		Process second = start(Map.of());
		try (Socket caller = this.shared.accept()) {
			request(caller);
			caller.getOutputStream().write(("ok 5\n" + LINE + "\n").getBytes(StandardCharsets.UTF_8));
		}
		assertThat(first.inputReader().readLine()).isEqualTo(LINE);
		assertThat(second.inputReader().readLine()).isEqualTo(LINE);
		assertThat(first.waitFor() + second.waitFor()).isZero();
		assertThat(started()).hasSize(1);
	}

	@Test
	void processThatFailsToStartGivesItsStatusAndLeavesNothing() throws Exception {
		java("echo broken >&2; exit 3");
		Process launch = start(Map.of());
		assertThat(launch.errorReader().readLine()).isEqualTo("broken");
		assertThat(launch.waitFor()).isEqualTo(3);
		assertThat(this.runtime).isEmptyDirectory();
	}

	@Test
	void machineWithoutJavaLeavesNothing() throws Exception {
		Process launch = start(Map.of("JAVA_HOME", "/nowhere", "PATH", bin().toString()));
		assertThat(launch.waitFor()).isOne();
		assertThat(this.runtime).isEmptyDirectory();
	}

	private Path bin() throws IOException {
		Path bin = Files.createDirectory(this.temporary.resolve("bin"));
		for (String tool : List.of("bash", "mkdir", "rm", "rmdir", "find", "touch", "sed")) {
			Files.createSymbolicLink(bin.resolve(tool), Path.of("/usr/bin", tool));
		}
		return bin;
	}

	@Test
	void processThatIsGoneIsReplaced() throws Exception {
		java(SHARED);
		assertThat(start(Map.of()).waitFor()).isZero();
		ProcessHandle process = ProcessHandle.of(Long.parseLong(started().get(0))).orElseThrow();
		process.destroyForcibly();
		process.onExit().get();

		Process launch = start(Map.of());

		assertThat(launch.inputReader().readLine()).isEqualTo(LINE);
		assertThat(launch.waitFor()).isZero();
		assertThat(started()).hasSize(2);
	}

	@Test
	void interruptedAndTerminatedScriptWaitsForTheProcess() throws Exception {
		java("echo '" + LINE + "'; trap 'exit 0' TERM; sleep 1000 & wait");
		Process launch = start(Map.of());
		assertThat(launch.inputReader().readLine()).isEqualTo(LINE);
		for (String signal : List.of("-INT", "-TERM")) {
			assertThat(new ProcessBuilder("kill", signal, String.valueOf(launch.pid())).start().waitFor()).isZero();
		}
		assertThat(launch.isAlive()).isTrue();
		ProcessHandle.of(Long.parseLong(started().get(0))).orElseThrow().destroy();
		assertThat(launch.waitFor()).as("the process hears that it is to end").isZero();
	}

	@Test
	void personAndOtherHostsDecide() throws Exception {
		java(SHARED);
		for (Map<String, String> environment : List.of(Map.of("PET_STORE_PROCESS", "launch"),
				Map.of("PLUGIN_PROCESS", "launch"))) {
			Process launch = start(environment);
			assertThat(launch.inputReader().readLine()).isEqualTo("cold");
			assertThat(launch.errorReader().readLine()).isNull();
		}
		assertThat(this.runtime).isEmptyDirectory();
	}

	@Test
	void wordThatMeansNothingIsToldAndStartsOneProcessForEachLaunch() throws Exception {
		java(SHARED);
		Process launch = start(Map.of("PET_STORE_PROCESS", "1"));
		assertThat(launch.inputReader().readLine()).isEqualTo("cold");
		assertThat(launch.errorReader().readLine())
			.isEqualTo("[WARN] PET_STORE_PROCESS is '1', and must be 'command', 'resident' or 'launch'");
	}

	@Test
	void variablesOfTheSameNamesAsTheScriptsAreLeftAlone() throws Exception {
		java("env >'%s/environment'\n%s".formatted(this.temporary, SHARED));
		assertThat(start(Map.of("host", "mine", "environment", "mine", "found", "mine", "folder", "mine")).waitFor())
			.isZero();
		assertThat(Files.readAllLines(this.temporary.resolve("environment"))).contains("host=mine");
	}

	private static String startOfThisProcess() throws IOException {
		String stat = Files.readString(Path.of("/proc/self/stat"));
		return stat.substring(stat.lastIndexOf(')')).split(" ")[20];
	}

	private static String request(Socket caller) throws IOException {
		InputStream input = caller.getInputStream();
		assertThat(input.readNBytes(33)).asString().isEqualTo(TOKEN.substring(0, 32) + "\n");
		caller.getOutputStream().write((TOKEN.substring(32) + "\n").getBytes(StandardCharsets.UTF_8));
		ByteArrayOutputStream request = new ByteArrayOutputStream();
		for (int next = input.read(), last = -1; next > 0
				|| (next == 0 && last != 0); last = next, next = input.read()) {
			request.write(next);
		}
		return request.toString(StandardCharsets.UTF_8);
	}

	private Process start(Map<String, String> environment) throws IOException {
		return builder(environment, launcher().toString()).start();
	}

	private ProcessBuilder builder(Map<String, String> environment, String... command) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command).directory(this.temporary.toRealPath().toFile());
		Map<String, String> variables = new HashMap<>(Map.of("PATH", "/usr/bin:/bin", "JAVA_HOME",
				this.temporary.resolve("java").toString(), "XDG_RUNTIME_DIR", this.runtime.toString(),
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

	private List<String> started() throws IOException {
		Path started = this.temporary.resolve("started");
		return Files.exists(started) ? Files.readAllLines(started) : List.of();
	}

	private List<String> names() throws IOException {
		try (Stream<Path> folders = Files.list(this.runtime)) {
			List<String> names = new ArrayList<>();
			for (Path found : folders.toList()) {
				try (Stream<Path> files = Files.list(found)) {
					files.map((file) -> file.getFileName().toString()).forEach(names::add);
				}
			}
			return names;
		}
	}

}
