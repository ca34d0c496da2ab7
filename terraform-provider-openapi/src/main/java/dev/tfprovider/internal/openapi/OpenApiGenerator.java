/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.command.CommandOption;

/**
 * Runs {@code openapi}, which writes sources of resources. This is the main class of the
 * jar.
 */
public final class OpenApiGenerator {

	private static final List<CommandOption> OPTIONS = List.of(
			CommandOption.value("package", "NAME", "package of the sources"),
			CommandOption.value("resource", "NAME=PATH,...", "the resources to write; default: all that are found"),
			CommandOption.value("dir", "DIR", "folder of the project; default: this one"),
			CommandOption.value("provider", "NAME", "name or source address of the provider; default: from the title"),
			CommandOption.flag("dry-run", "write nothing, only report"));

	private OpenApiGenerator() {
	}

	/**
	 * Write sources and end the process.
	 * @param args {@code openapi FILE}, and options
	 */
	public static void main(String[] args) {
		System.setProperty("slf4j.internal.verbosity", "ERROR");
		System.exit(run(List.of(args), Path.of(""), System.out, System.err));
	}

	/**
	 * Write sources.
	 * @param arguments the command line
	 * @param directory what relative paths are relative to
	 * @param out for the report
	 * @param err for complaints
	 * @return exit status: 0 for success, 1 for failure, 2 for a command line that cannot
	 * be understood
	 */
	static int run(List<String> arguments, Path directory, PrintStream out, PrintStream err) {
		try {
			if (arguments.isEmpty() || arguments.contains("--help") || arguments.get(0).matches("help|-h")) {
				out.print(help());
				return 0;
			}
			out.print(new ResourceGenerator(request(arguments, directory)).run().text());
			return 0;
		}
		catch (CommandFailedException ex) {
			err.println(ex.getMessage());
			if (ex.status() == 2) {
				err.print(help());
			}
			return ex.status();
		}
		catch (IOException | UncheckedIOException ex) {
			err.println("'openapi' failed: " + ex);
			return 1;
		}
		catch (RuntimeException | StackOverflowError ex) {
			err.println("'openapi' failed, and has written nothing. This is a fault of 'openapi': report it with the "
					+ "description.");
			ex.printStackTrace(err);
			return 1;
		}
	}

	private static GenerationRequest request(List<String> arguments, Path directory) {
		if (!arguments.get(0).equals("openapi")) {
			throw CommandFailedException.usage("There is no command '%s'.".formatted(arguments.get(0)));
		}
		if (arguments.size() < 2 || arguments.get(1).startsWith("-")) {
			throw CommandFailedException
				.usage("Name the file with the OpenAPI description, such as 'openapi petstore.json'.");
		}
		return GenerationRequest.of(arguments.get(1),
				CommandLine.parse(arguments.subList(2, arguments.size()), OPTIONS), directory);
	}

	private static String help() {
		return """
				openapi FILE: writes sources of resources from an OpenAPI description, and never over what is there

				Options:

				""" + OPTIONS.stream()
			.map((option) -> "  %-26s %s%n".formatted(option.usage(), option.purpose()))
			.collect(Collectors.joining());
	}

}
