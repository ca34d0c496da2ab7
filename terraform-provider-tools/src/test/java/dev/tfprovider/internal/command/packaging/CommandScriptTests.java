/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.command.ProcessScope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The launcher of a package with one process for each command, with a stand-in for Java,
 * and with this process as the host.
 */
@Timeout(120)
class CommandScriptTests extends AbstractSharedScriptTests {

	/** The part of a process that others can find, which serves the first launch too. */
	private static final String SHARED = """
			echo '%s'
			echo log >&2
			publish
			sleep 0.2
			exec 0<&- 1>&- 2>&-
			sleep 1000
			""".formatted(LINE);

	CommandScriptTests() {
		super(ProcessScope.COMMAND, Map.of());
	}

	@Override
	void endProcesses() throws IOException {
		super.endProcesses();
		for (String pid : started()) {
			ProcessHandle.of(Long.parseLong(pid)).ifPresent(AbstractSharedScriptTests::destroy);
		}
	}

	/**
	 * Let the stand-in for Java do something.
	 */
	private void java(String script) throws IOException {
		executable(java(),
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
				"sharing=dev.tfprovider.internal.process.PackageProcessSharing",
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
		Process launch = start(Map.of("JAVA_HOME", "/nowhere", "PATH",
				bin("bash", "ls", "mkdir", "rm", "rmdir", "find", "touch", "sed").toString()));
		assertThat(launch.waitFor()).isOne();
		assertThat(this.runtime).isEmptyDirectory();
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
			kill(signal, launch);
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

}
