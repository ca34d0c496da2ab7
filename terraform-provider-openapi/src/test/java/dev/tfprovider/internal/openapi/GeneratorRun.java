/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntBiFunction;

/**
 * A run of the generator.
 *
 * @param status its exit status
 * @param out what it has written to standard output
 * @param err what it has written to standard error
 */
record GeneratorRun(int status, String out, String err) {

	/**
	 * Return the whole report of a run that wrote sources.
	 * @param project the folder of the project
	 */
	String report(Path project) throws IOException {
		Path file = project.resolve("target/openapi-report.txt");
		return this.out.contains("The whole report is in ") ? Files.readString(file) : this.out;
	}

	static GeneratorRun of(Path directory, String... arguments) {
		return of((out, err) -> OpenApiGenerator.run(List.of(arguments), directory, out, err));
	}

	static GeneratorRun of(ToIntBiFunction<PrintStream, PrintStream> command) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		ByteArrayOutputStream err = new ByteArrayOutputStream();
		int status = command.applyAsInt(new PrintStream(out, true, StandardCharsets.UTF_8),
				new PrintStream(err, true, StandardCharsets.UTF_8));
		return new GeneratorRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
	}

}
