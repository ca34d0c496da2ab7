/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.host.HostConnection;
import io.grpc.StatusRuntimeException;

/**
 * Runs a packaged provider as Terraform would, and records the classes that the JVM has
 * loaded and linked. A run that stopped before the first call would leave out most of
 * them.
 *
 * @param launcher the executable of the package
 * @param variablePrefix prefix of the variables the launcher reads
 * @param environment variables to set for the run
 */
public record StartRecording(Path launcher, String variablePrefix, Map<String, String> environment) {

	/**
	 * First version of Java whose recordings may be used elsewhere than where they were
	 * made.
	 */
	public static final int MOVABLE_SINCE = 25;

	/**
	 * The option of commands that record a start.
	 */
	public static final CommandOption TIMEOUT = CommandOption.value("start-timeout", "SECONDS",
			"how long a start may take that is recorded (default: 60)");

	/**
	 * Write the recording. The file is there once it is whole.
	 * @param call the command that asks for it
	 * @param archive file to write
	 * @throws IOException if it cannot be written
	 */
	public void write(CommandCall call, Path archive) throws IOException {
		Path made = archive.resolveSibling(archive.getFileName() + ".w" + call.process().processId());
		try {
			call.err().println("Recording a start of %s".formatted(this.launcher.getFileName()));
			run(call, Map.of(this.variablePrefix + "_RECORD_START", made.toString()));
			Refusal.when(!Files.exists(made), "Java left no recording of the start in %s.", made);
			AtomicFile.move(made, archive);
		}
		finally {
			Files.deleteIfExists(made);
		}
	}

	/**
	 * Run by the recording in the package, unpacked as for a user who has none yet, and
	 * not at all if it does not fit.
	 * @param call the command that asks for it
	 * @param cache an empty folder that is nobody else's: what happens here says nothing
	 * of the starts of the one who runs this
	 * @throws CommandFailedException if the provider does not get as far as a plan
	 * @throws IOException if the provider cannot be run
	 */
	public void verify(CommandCall call, Path cache) throws IOException {
		call.err().println("Starting %s by the recording".formatted(this.launcher.getFileName()));
		run(call, Map.of(this.variablePrefix + "_JAVA_OPTS", "-XX:AOTMode=on", this.variablePrefix + "_PREPARED_START",
				"", "XDG_CACHE_HOME", cache.toString()));
	}

	/**
	 * Run as hosts do: by the recording if there is one.
	 * @param call the command that asks for it
	 * @throws IOException if the provider cannot be run
	 */
	public void rehearse(CommandCall call) throws IOException {
		call.err().println("Running %s as Terraform would".formatted(this.launcher.getFileName()));
		run(call, Map.of());
	}

	private static int patience(CommandCall call) {
		String given = call.line().value(TIMEOUT.name()).orElse("60");
		Refusal.usageWhen(!given.matches("[1-9][0-9]{0,5}"), "'--%s' takes a number of seconds, not '%s'.",
				TIMEOUT.name(), given);
		return Integer.parseInt(given);
	}

	private void run(CommandCall call, Map<String, String> more) throws IOException {
		int seconds = patience(call);
		Map<String, String> variables = new HashMap<>(this.environment);
		variables.putAll(more);
		try (StartedProvider provider = new StartedProvider(this.launcher, variables)) {
			try (HostConnection connection = provider.connect(seconds)) {
				new TrainingCalls(connection.channel(), call.provider().service().runtime()).run();
				connection.shutDown(TrainingCalls.DEADLINE);
			}
			catch (StatusRuntimeException ex) {
				throw provider.failure("The provider broke off a call: " + ex.getMessage());
			}
			catch (FailedTrainingException ex) {
				throw provider.failure(String.valueOf(ex.getMessage()));
			}
			provider.awaitEnd();
		}
	}

}
