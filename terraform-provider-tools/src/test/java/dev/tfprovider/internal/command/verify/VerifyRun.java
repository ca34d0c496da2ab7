/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.installed.InstalledCommands;

/**
 * A command, run to its end.
 *
 * @param status exit status
 * @param out standard output
 * @param err standard error
 */
public record VerifyRun(int status, String out, String err) {

	/**
	 * Run a command of the provider.
	 * @param folder working directory
	 * @param environment variables besides those of this process
	 * @param arguments the command line
	 * @return what it has come to
	 */
	public static VerifyRun of(Path folder, Map<String, String> environment, String... arguments) {
		Map<String, String> variables = new HashMap<>(System.getenv());
		variables.keySet().removeIf((name) -> name.startsWith("TF_") || name.startsWith("MAVEN_"));
		variables.putAll(environment);
		PersonProcess process = new PersonProcess(arguments).in(variables, folder);
		int status = new InstalledCommands().run(process, NotesProvider.commanded());
		return new VerifyRun(status, process.out(), process.err());
	}

}
