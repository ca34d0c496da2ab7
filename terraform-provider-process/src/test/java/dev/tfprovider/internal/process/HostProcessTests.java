/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

@EnabledOnOs(OS.LINUX)
class HostProcessTests {

	private static final String STAT = "42 (terraform (1) x) %s 1 42 42 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 8 0 %s 1 2 3\n";

	@TempDir
	private Path processes;

	@ParameterizedTest
	@CsvSource({ "S, 777, true", "R, 777, true", "T, 777, true", "D, 777, true", "Z, 777, false", "X, 777, false",
			"S, 778, false" })
	void processIsAliveUntilItHasEndedOrItsIdentifierIsAnothers(String state, String start, boolean alive)
			throws IOException {
		Files.writeString(Files.createDirectory(this.processes.resolve("self")).resolve("stat"), "");
		Files.writeString(Files.createDirectory(this.processes.resolve("42")).resolve("stat"),
				STAT.formatted(state, start));
		assertThat(new HostProcess(42, "777", this.processes).isAlive()).isEqualTo(alive);
	}

	@Test
	void processWithoutAFileHasEnded() throws IOException {
		Files.writeString(Files.createDirectory(this.processes.resolve("self")).resolve("stat"), "");
		assertThat(new HostProcess(42, "777", this.processes).isAlive()).isFalse();
	}

	@Test
	void withoutSuchFilesTheIdentifierTells() {
		assertThat(new HostProcess(ProcessHandle.current().pid(), "1", this.processes).isAlive()).isTrue();
		assertThat(new HostProcess(Integer.MAX_VALUE, "1", this.processes).isAlive()).isFalse();
	}

	/**
	 * A process that has been killed is there until its parent asks for it.
	 */
	@Test
	void processNobodyHasAskedForHasEnded() throws Exception {
		Process parent = new ProcessBuilder("sh", "-c", "sleep 100 & echo $!; exec sleep 100").start();
		try {
			long pid = Long.parseLong(parent.inputReader().readLine());
			String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
			HostProcess child = HostProcess.parse(pid + " " + stat.substring(stat.lastIndexOf(')')).split(" ")[20]);
			assertThat(child.isAlive()).isTrue();
			assertThat(child.pid()).isEqualTo(pid);
			Path program = Path.of("/proc", Long.toString(parent.pid()), "comm");
			while (!Files.readString(program).startsWith("sleep")) {
				// a shell would ask about its child
				Thread.sleep(10);
			}
			ProcessHandle.of(pid).orElseThrow().destroyForcibly();
			while (child.isAlive()) {
				Thread.sleep(10);
			}
			assertThat(ProcessHandle.of(pid)).isPresent();
		}
		finally {
			parent.destroyForcibly();
		}
	}

	@Test
	void textWithoutAStartIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> HostProcess.parse("42"))
			.withMessage("'42' is no process");
		assertThatIllegalArgumentException().isThrownBy(() -> HostProcess.parse("x 1"));
	}

}
