/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.changes.DocumentValue;
import dev.tfprovider.internal.command.changes.SchemaDocuments;
import dev.tfprovider.internal.command.line.JarCommand;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.line.ShellText;

/**
 * Runs {@code new}, which writes the project of a new provider. This is the main class of
 * the jar.
 */
public final class NewProject {

	private static final JarCommand COMMAND = new JarCommand("new", "ADDRESS",
			"Name the source address of the provider, such as 'new acme/notes'.",
			"writes the project of a provider with that source address, such as acme/notes",
			List.of(CommandOption.value("dir", "DIR", "where the project goes; default: terraform-provider-TYPE"),
					CommandOption.value("language", "NAME", "java or kotlin; default: java"),
					CommandOption.value("build", "NAME", "maven, gradle or gradle-kotlin; default: maven"),
					CommandOption.value("ci", "NAMES", "github, gitlab, or both; default: github"),
					CommandOption.value("package", "NAME", "package of the classes; default: com.NAMESPACE.TYPE"),
					CommandOption.flag("empty", "no example, but what resources made by 'openapi' need"),
					CommandOption.value("from-schema", "FILE",
							"no example, but the types of a provider that is replaced: what 'terraform providers schema "
									+ "-json' prints for it"),
					CommandOption.value("provider", "ADDRESS",
							"which provider is replaced, if FILE describes several")));

	private NewProject() {
	}

	/**
	 * Write a project and end the process.
	 * @param args {@code new ADDRESS}, and options
	 */
	public static void main(String[] args) {
		System.exit(run(List.of(args), Path.of(""), System.out, System.err));
	}

	/**
	 * Write a project.
	 * @param arguments the command line
	 * @param directory what relative paths are relative to
	 * @param out for what is asked for
	 * @param err for complaints
	 * @return exit status: 0 for success, 1 for failure, 2 for a command line that cannot
	 * be understood
	 */
	static int run(List<String> arguments, Path directory, PrintStream out, PrintStream err) {
		return COMMAND.run(arguments, out, err, (address, line, printer) -> create(address, line, directory, printer));
	}

	private static void create(String address, CommandLine line, Path directory, Consumer<String> out)
			throws IOException {
		ProjectNames names = ProjectNames.of(address, line.value("package"));
		ProjectKind kind = ProjectKind.of(line.value("build"), line.value("language"));
		Optional<String> schema = line.value("from-schema");
		boolean empty = line.has("empty") || schema.isPresent();
		Refusal.usageWhen(empty && (!kind.maven() || kind.kotlin()),
				"An empty project is in Java and for Maven, as what 'openapi' writes."
						+ " Leave out '--language' and '--build', or '--empty'.");
		String where = line.value("dir").orElse(names.artifact());
		ProjectTemplates templates = new ProjectTemplates(names, kind, empty, Forge.of(line.list("ci")));
		Map<String, String> files = templates.files();
		Map<String, String> told = new HashMap<>(Map.of("WHERE", where, "QUOTED", ShellText.quoted(where)));
		List<String> left = new ArrayList<>();
		if (schema.isPresent()) {
			Map.Entry<String, DocumentValue> replaced = SchemaDocuments.read(
					resolve(directory, schema.get(), "'--from-schema' names no file"), line.value("provider"),
					names.address());
			ReplacedProvider provider = new ReplacedProvider(names, replaced.getKey(), replaced.getValue());
			files = templates.files(provider.sources(left), provider.document());
			told.put("REPLACED", provider.address());
		}
		new ProjectFolder(resolve(directory, where, "'--dir' names no folder")).write(files);
		out.accept(templates.filled(schema.isPresent() ? "made-replaced.txt" : empty ? "made-empty.txt" : "made.txt",
				told));
		if (!left.isEmpty()) {
			out.accept("\nNot written, and to be written by hand:\n\n  " + String.join("\n  ", left) + "\n");
		}
	}

	private static Path resolve(Path directory, String path, String complaint) {
		try {
			return directory.resolve(path).toAbsolutePath().normalize();
		}
		catch (InvalidPathException ex) {
			throw CommandFailedException.of(complaint + ": " + ex.getMessage());
		}
	}

}
