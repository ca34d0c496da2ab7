/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.JarCommand;

/**
 * Runs {@code openapi}, which writes sources of resources. This is the main class of the
 * jar.
 */
public final class OpenApiGenerator {

	private static final JarCommand COMMAND = new JarCommand("openapi", "FILE",
			"Name the file with the OpenAPI description, such as 'openapi petstore.json'.",
			"writes sources of resources from an OpenAPI description, and never over what is there; "
					+ "'openapi probe FILE' tries what a sandbox does",
			List.of(CommandOption.value("package", "NAME", "package of the sources"),
					CommandOption.value("resource", "NAME=PATH,...",
							"the resources to write; default: all that are found"),
					CommandOption.value("dir", "DIR", "folder of the project; default: this one"),
					CommandOption.value("provider", "NAME",
							"name or source address of the provider; default: from the title"),
					CommandOption.value("overlay", "FILE", "corrections of the description, as an OpenAPI overlay"),
					CommandOption.value("diff", "FILE",
							"write nothing, and tell what FILE changes for users since this earlier description"),
					CommandOption.flag("allow-files", "read files below the folder of FILE that it refers to"),
					CommandOption.value("report", "FILE",
							"where the whole report goes; default: target/openapi-report.txt, if it is long"),
					CommandOption.flag("dry-run", "write no sources, only report")));

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
	 * Write sources, or try a sandbox.
	 * @param arguments the command line
	 * @param directory what relative paths are relative to
	 * @param out for the report
	 * @param err for complaints
	 * @return exit status: 0 for success, 1 for failure, 2 for a command line that cannot
	 * be understood
	 */
	static int run(List<String> arguments, Path directory, PrintStream out, PrintStream err) {
		if (arguments.size() > 1 && arguments.get(0).equals("openapi") && arguments.get(1).equals(ProbeCommand.NAME)) {
			return new ProbeCommand(directory, System.getenv(), out).run(arguments.subList(1, arguments.size()), err);
		}
		return COMMAND.run(arguments, out, err, (file, line, printer) -> {
			GenerationRequest request = GenerationRequest.of(file, line, directory);
			ResourceGenerator generator = new ResourceGenerator(request);
			printer.accept((request.earlier() != null) ? generator.changes(request.earlier()) : generator.run());
		});
	}

}
