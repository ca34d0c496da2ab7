/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import dev.tfprovider.command.CommandFailedException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class JarCommandTests {

	private static final String RED = "\u001b[31m";

	private final ByteArrayOutputStream err = new ByteArrayOutputStream();

	@Test
	void runWhenTaskIsRefusedEscapesWhatTerminalsObey() {
		assertThat(run((argument, line, out) -> {
			throw CommandFailedException.of("The title is '" + RED + "'.\nShorten it.");
		})).isOne();
		assertThat(complaint()).isEqualTo("The title is '\\u001b[31m'.\nShorten it.\n");
	}

	@Test
	void runWhenFileFailsEscapesWhatTerminalsObey() {
		assertThat(run((argument, line, out) -> {
			throw new IOException(RED);
		})).isOne();
		assertThat(complaint()).isEqualTo("'openapi' failed: java.io.IOException: \\u001b[31m\n");
	}

	@Test
	void runWhenTaskHasFaultEscapesStackTrace() {
		assertThat(run((argument, line, out) -> {
			throw new IllegalStateException("title " + RED);
		})).isOne();
		assertThat(complaint())
			.startsWith("'openapi' failed. This is a fault of 'openapi': report it with what it was given.\n"
					+ "java.lang.IllegalStateException: title \\u001b[31m\n\tat ")
			.doesNotContain(RED);
	}

	@Test
	void runEscapesWhatTerminalsObeyInOutput() {
		assertThat(run((argument, line, out) -> out.accept("found " + RED + "\n"))).isZero();
		assertThat(complaint()).isEqualTo("found \\u001b[31m\n");
	}

	@Test
	void runWhenCommandIsUnknownEscapesItsName() {
		JarCommand command = new JarCommand("new", "ADDRESS", "", "writes a project", List.of());
		assertThat(command.run(List.of(RED), print(), print(), (argument, line, out) -> {
		})).isEqualTo(2);
		assertThat(complaint()).startsWith("There is no command '\\u001b[31m'.").doesNotContain(RED);
	}

	private int run(JarCommand.Task task) {
		JarCommand command = new JarCommand("openapi", "FILE", "", "writes sources", List.of());
		return command.run(List.of("openapi", "api.json"), print(), print(), task);
	}

	private PrintStream print() {
		return new PrintStream(this.err, true, StandardCharsets.UTF_8);
	}

	private String complaint() {
		return this.err.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
	}

}
