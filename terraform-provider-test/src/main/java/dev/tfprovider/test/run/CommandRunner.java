/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

import dev.tfprovider.test.internal.CliCommand;
import dev.tfprovider.test.internal.CliCommand.Output;
import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.internal.FileTrees;
import dev.tfprovider.test.internal.JsonValues;
import org.jspecify.annotations.Nullable;

/**
 * Starts commands of the CLI in a working directory, isolated from the user's settings,
 * and reads what they leave.
 *
 * @param executable the CLI
 * @param version its version
 * @param directory the working directory
 */
record CommandRunner(Path executable, CliVersion version, WorkingDirectory directory) {

	/**
	 * Run a command and read plan and state as far as it has to do with them.
	 * @param plan the plan that is applied, {@code null} to read one from the output
	 */
	Run execute(CliCommand command, CliOptions options, @Nullable PlanDocument plan) {
		return start(command, options, plan).waitFor();
	}

	TerraformProcess start(CliCommand command, CliOptions options, @Nullable PlanDocument plan) {
		return start(command, options, (transcript, planFile) -> read(transcript, planFile, options, plan));
	}

	/**
	 * Run a command without looking at plan or state.
	 */
	Run capture(CliCommand command, CliOptions options) {
		return start(command, options, (transcript, planFile) -> {
			PlanDocument plan = (command.output() == Output.EVENTS)
					? PlanDocument.ofEvents(EventStream.parse(transcript.standardOutput()).events())
					: PlanDocument.none();
			return new Run(transcript, plan, StateDocument.absent("the state was not read"), planFile);
		}).waitFor();
	}

	private TerraformProcess start(CliCommand command, CliOptions options, BiFunction<Transcript, Path, Run> reader) {
		Path place = this.directory.nextCommand(command.name());
		Path planFile = place.resolve("tfplan");
		CliCommand complete = (command.name().equals("plan")) ? command.and("-out=" + planFile) : command;
		Path output = place.resolve("stdout.txt");
		Path errors = place.resolve("stderr.txt");
		FileTrees.write(place.resolve("command.txt"), String.join("\n", complete.words()) + "\n");
		Map<String, String> sources = this.directory.sources();
		Path log = place.resolve("log.txt");
		ProcessBuilder builder = processBuilder(complete.words(), options, log).redirectOutput(output.toFile())
			.redirectError(errors.toFile());
		TerraformProcess[] started = new TerraformProcess[1];
		started[0] = new TerraformProcess(launch(builder), output, options.timeout(), (exitStatus) -> {
			this.directory.ended(started[0]);
			return reader.apply(new Transcript(complete, exitStatus, FileTrees.read(output), FileTrees.read(errors),
					sources, Files.exists(log) ? FileTrees.read(log) : ""), planFile);
		});
		this.directory.started(started[0]);
		return started[0];
	}

	private ProcessBuilder processBuilder(List<String> words, CliOptions options, Path log) {
		Path root = this.directory.root();
		Path cliConfiguration = root.resolve("cli.tfrc");
		String settings = "disable_checkpoint = true\n" + options.installation().cliConfiguration(root, this.version);
		// a command that was started before may be reading it
		if (!Files.exists(cliConfiguration) || !FileTrees.read(cliConfiguration).equals(settings)) {
			FileTrees.write(cliConfiguration, settings);
		}
		ProcessBuilder builder = commandLine(this.executable, words);
		builder.directory(this.directory.configuration().toFile());
		Map<String, String> environment = builder.environment();
		environment.put("TF_CLI_CONFIG_FILE", cliConfiguration.toString());
		environment.put("TF_DATA_DIR", root.resolve("data").toString());
		environment.putAll(options.logEnvironment(log));
		environment.putAll(options.installation().environment());
		environment.putAll(options.environment());
		return builder;
	}

	/**
	 * Prepare a command that inherits nothing meant for the CLI, asks nothing, uses no
	 * colours and makes no update check.
	 */
	static ProcessBuilder commandLine(Path executable, List<String> words) {
		ProcessBuilder builder = new ProcessBuilder();
		builder.command().add(executable.toString());
		builder.command().addAll(words);
		builder.redirectInput(ProcessBuilder.Redirect.from(ProcessBuilder.Redirect.DISCARD.file()));
		Map<String, String> environment = builder.environment();
		environment.keySet().removeIf((name) -> name.startsWith("TF_") || name.equals("TERRAFORM_CONFIG"));
		environment.put("TF_IN_AUTOMATION", "1");
		environment.put("TF_CLI_ARGS", "-no-color");
		environment.put("CHECKPOINT_DISABLE", "1");
		return builder;
	}

	static Process launch(ProcessBuilder builder) {
		try {
			return builder.start();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private Run read(Transcript transcript, Path planFile, CliOptions options, @Nullable PlanDocument applied) {
		CliCommand command = transcript.command();
		PlanDocument plan = (applied != null) ? applied : PlanDocument.none();
		StateDocument state = StateDocument.absent("'" + command.name() + "' reports no state");
		if (command.name().equals("plan") && transcript.exitStatus() == 0 && Files.exists(planFile)) {
			plan = PlanDocument.ofJson(JsonValues.parse(show(options, planFile.toString()).standardOutput()));
			state = StateDocument.ofJson(plan.json().path("prior_state"));
		}
		else if (applied == null && command.output() == Output.EVENTS) {
			plan = PlanDocument.ofEvents(EventStream.parse(transcript.standardOutput()).events());
		}
		if (command.concernsState()) {
			Transcript shown = show(options);
			state = (shown.exitStatus() == 0) ? StateDocument.ofJson(shown.document())
					: StateDocument.absent("the state cannot be shown:\n" + shown);
		}
		else if (command.name().equals("show") && command.output() == Output.DOCUMENT && transcript.exitStatus() == 0) {
			state = StateDocument.ofJson(transcript.document());
		}
		Run run = new Run(transcript, plan, state, planFile);
		this.directory.add(run);
		return run;
	}

	private Transcript show(CliOptions options, String... file) {
		return capture(CliCommand.of("show", List.of("-json")).and(file), options).transcript();
	}

}
