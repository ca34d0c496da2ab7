/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.internal.CliCommand;
import dev.tfprovider.test.internal.CliLocator;
import dev.tfprovider.test.internal.CliVersion;
import dev.tfprovider.test.internal.FileTrees;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.StateFile;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import org.jspecify.annotations.Nullable;

/**
 * Runs the real Terraform or OpenTofu CLI in a directory of its own, isolated from the
 * user's settings.
 * <p>
 * Each {@code with…} method returns another handle on the same directory. Commands return
 * a {@link Run} whether they succeed or fail. What fails a test by itself: an apply after
 * which Terraform would still change something, and, in a
 * {@link TerraformAcceptanceTest}, a failed command the test never looked at.
 * <p>
 * The CLI is the one named by the system property {@code terraform.cli} or the
 * environment variable {@code TERRAFORM_CLI} (a path, or a name such as {@code tofu}),
 * else {@code terraform}, else {@code tofu} from the {@code PATH}. Of the environment,
 * all variables that begin with {@code TF_} are withheld from it.
 */
public final class TerraformCli implements AutoCloseable {

	private final CommandRunner runner;

	private final WorkingDirectory directory;

	private final CliOptions options;

	private TerraformCli(CommandRunner runner, WorkingDirectory directory, CliOptions options) {
		this.runner = runner;
		this.directory = directory;
		this.options = options;
	}

	/**
	 * Find the CLI and create a directory for it, which {@link #close()} deletes.
	 * @param installation where the provider comes from
	 * @return the handle
	 * @throws IllegalStateException if there is no CLI
	 */
	public static TerraformCli create(ProviderInstallation installation) {
		return create(CliLocator.ofSystem().locate().orElseThrow(() -> new IllegalStateException(CliLocator.NOT_FOUND)),
				installation);
	}

	public static TerraformCli create(Path executable, ProviderInstallation installation) {
		WorkingDirectory directory = new WorkingDirectory(FileTrees.createTemporaryDirectory("terraform-test-"));
		CommandRunner runner = new CommandRunner(executable, version(executable), directory);
		return new TerraformCli(runner, directory, new CliOptions(installation));
	}

	public static CliVersion version(Path executable) {
		Process process = CommandRunner
			.launch(CommandRunner.commandLine(executable, List.of("version")).redirectErrorStream(true));
		try {
			return CliVersion.parse(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Return the directory with the configuration and the state.
	 * @return an absolute path
	 */
	public Path directory() {
		return this.directory.configuration();
	}

	/**
	 * Return product and version, such as {@code Terraform 1.11.4}.
	 * @return text that begins with {@code Terraform} or {@code OpenTofu}
	 */
	public String version() {
		return this.runner.version().toString();
	}

	/**
	 * Return whether the CLI is OpenTofu.
	 * @return false for Terraform
	 */
	public boolean isOpenTofu() {
		return this.runner.version().isOpenTofu();
	}

	/**
	 * Set the installation of the provider.
	 * @param installation where from
	 * @return a handle on the same directory
	 */
	public TerraformCli withInstallation(ProviderInstallation installation) {
		return with(this.options.withInstallation(installation));
	}

	/**
	 * Add arguments to plan, apply, destroy, refresh and import. Those only a plan takes,
	 * such as {@code -target}, are left out when a saved plan is applied.
	 * @param arguments arguments, such as {@code -parallelism=50}
	 * @return a handle on the same directory
	 */
	public TerraformCli withArguments(String... arguments) {
		return with(this.options.withArguments(List.of(arguments)));
	}

	/**
	 * Set an input variable.
	 * @param name name of the variable
	 * @param value {@code String}, {@code Boolean}, number, {@code List}, {@code Map} or
	 * {@code null}
	 * @return a handle on the same directory
	 */
	public TerraformCli withVariable(String name, @Nullable Object value) {
		return with(this.options.withVariable(name, value));
	}

	/**
	 * Set an environment variable for the CLI and thereby the provider.
	 * @param name name of the variable, also one that begins with {@code TF_}
	 * @param value its value
	 * @return a handle on the same directory
	 */
	public TerraformCli withEnvironment(String name, String value) {
		return with(this.options.withEnvironment(name, value));
	}

	/**
	 * Keep what providers log for {@link Run#log()}. Without effect on commands whose
	 * environment sets {@code TF_LOG} or a variable that begins so.
	 * @param level lowest level, such as {@code DEBUG}; {@code OFF} for nothing
	 * @return a handle on the same directory
	 */
	public TerraformCli withLog(String level) {
		return with(this.options.withLog(level));
	}

	/**
	 * Set when a command that does not end is killed and fails the test.
	 * @param timeout time per command, 5 minutes unless set
	 * @return a handle on the same directory
	 */
	public TerraformCli withTimeout(Duration timeout) {
		return with(this.options.withTimeout(timeout));
	}

	/**
	 * Accept an apply after which Terraform would still change something.
	 * @return a handle on the same directory
	 */
	public TerraformCli allowNonEmptyPlan() {
		return with(this.options.withNonEmptyPlanAllowed());
	}

	private TerraformCli with(CliOptions options) {
		return new TerraformCli(this.runner, this.directory, options);
	}

	/**
	 * Write the configuration, {@code main.tf}. The provider under test is declared
	 * beside it unless the configuration has {@code required_providers} itself.
	 * @param configuration text of the configuration
	 * @return this handle
	 */
	public TerraformCli write(String configuration) {
		return write("main.tf", configuration);
	}

	/**
	 * Write a file.
	 * @param file path relative to the directory, such as {@code modules/shop/main.tf}
	 * @param content text of the file
	 * @return this handle
	 */
	public TerraformCli write(String file, String content) {
		FileTrees.write(this.directory.configuration().resolve(file), content);
		return this;
	}

	/**
	 * Initialise the directory. All other commands do this themselves when it is due.
	 * @param arguments arguments, such as {@code -upgrade}
	 * @return the run
	 */
	public Run init(String... arguments) {
		this.directory.require(this.options.installation().requirement());
		return prepare(CliCommand.of("init", List.of(arguments)));
	}

	/**
	 * Validate the configuration.
	 * @return the run
	 */
	public Run validate() {
		return prepared(() -> run("validate"));
	}

	/**
	 * Write the configuration and validate it.
	 * @param configuration text of the configuration
	 * @return the run
	 */
	public Run validate(String configuration) {
		return write(configuration).validate();
	}

	/**
	 * Plan. The plan is kept for {@link #applyPlan}.
	 * @return the run with plan and prior state
	 */
	public Run plan() {
		return prepared("plan");
	}

	/**
	 * Write the configuration and plan.
	 * @param configuration text of the configuration
	 * @return the run with plan and prior state
	 */
	public Run plan(String configuration) {
		return write(configuration).plan();
	}

	/**
	 * Plan and apply in one step, then check that nothing is left to do.
	 * @return the run with actions and new state; it may have failed
	 * @throws AssertionError if the next plan is not empty
	 */
	public Run apply() {
		return checked(prepared("apply"));
	}

	/**
	 * Write the configuration, plan and apply in one step, then check that nothing is
	 * left to do.
	 * @param configuration text of the configuration
	 * @return the run with actions and new state; it may have failed
	 * @throws AssertionError if the next plan is not empty
	 */
	public Run apply(String configuration) {
		return write(configuration).apply();
	}

	/**
	 * Apply a saved plan, then check that nothing is left to do.
	 * @param plan result of {@link #plan()}
	 * @return the run with the plan and the new state; it may have failed
	 * @throws AssertionError if the next plan is not empty
	 */
	public Run applyPlan(Run plan) {
		CliCommand command = CliCommand.of("apply", this.options.savedPlanArguments()).and(plan.planFile().toString());
		return checked(this.runner.execute(command, this.options, plan.plan()));
	}

	/**
	 * Invoke an action, and change nothing else ({@code apply -invoke}).
	 * @param action its address, such as {@code action.petstore_feed.rex}
	 * @return the run with the invocation; it may have failed
	 */
	public Run invoke(String action) {
		return prepared("apply", "-invoke=" + action);
	}

	/**
	 * Destroy everything in the state.
	 * @return the run with actions and remaining state
	 */
	public Run destroy() {
		return prepared("destroy");
	}

	/**
	 * Refresh the state without changing anything else ({@code apply -refresh-only}).
	 * @return the run with the new state
	 */
	public Run refresh() {
		return prepared("apply", "-refresh-only");
	}

	/**
	 * Import an object into the state; its resource block must have been written.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param id import id
	 * @return the run with the new state
	 */
	public Run importResource(String address, String id) {
		return prepared("import", address, id);
	}

	/**
	 * Write a query, {@code main.tfquery.hcl}, and list objects, with Terraform 1.14 and
	 * newer. Provider blocks are those of the configuration and of the query.
	 * @param query text with {@code list} blocks
	 * @param arguments arguments, such as {@code -generate-config-out=found.tf}: what is
	 * generated is part of the results, and no file is written
	 * @return the run with what was found
	 */
	public QueryRun query(String query, String... arguments) {
		write("main.tfquery.hcl", query);
		return query(List.of(arguments));
	}

	/**
	 * Write a query in Terraform's JSON syntax, {@code main.tfquery.json}, and list
	 * objects.
	 * @param query text, such as that of a {@code ListBlock}
	 * @return the run with what was found
	 */
	public QueryRun queryJson(String query) {
		write("main.tfquery.json", query);
		return query(List.of());
	}

	private QueryRun query(List<String> arguments) {
		return QueryRun.of(prepared(() -> execute(CliCommand.of("query", arguments))));
	}

	/**
	 * Print an instance in the state as text.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the run with text on its standard output
	 */
	public Run stateShow(String address) {
		return run("state", "show", address);
	}

	/**
	 * Remove an instance from the state.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the run with the new state
	 */
	public Run stateRemove(String address) {
		return run("state", "rm", address);
	}

	/**
	 * Put an object into the state file as another version of the provider may have left
	 * it.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param schemaVersion version of the schema it was written with
	 * @param json its attributes
	 * @param privateData what the provider kept beside them
	 * @return the run of a command that lists the new state, which an older one may be
	 * too old to show
	 */
	public Run stateWrite(String address, long schemaVersion, String json, byte[] privateData) {
		ProviderSource source = this.options.installation().source().qualified(this.runner.version());
		StateFile.read(directory())
			.put("provider[\"" + source + "\"]", ResourceAddress.parse(address), schemaVersion, json, privateData);
		return run("state", "list");
	}

	/**
	 * Taint an instance, so that it is replaced.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the run with the new state
	 */
	public Run taint(String address) {
		return run("taint", address);
	}

	/**
	 * Read the state.
	 * @return the run with the state
	 */
	public Run show() {
		return run("show", "-json");
	}

	/**
	 * Read an output value, also a sensitive one.
	 * @param name name of the output
	 * @return the value, as {@link Run#output} gives it
	 * @throws AssertionError if there is none of that name
	 */
	public @Nullable Object output(String name) {
		return JsonValues.toJava(run("output", "-json", name).documentJson());
	}

	/**
	 * Read the schemas of all providers the configuration uses.
	 * @return the run with the schemas as its document
	 */
	public Run providersSchema() {
		return prepared(() -> run("providers", "schema", "-json"));
	}

	/**
	 * Run any command. Options that keep it from asking questions are added to those that
	 * may ask.
	 * @param command command and arguments, such as {@code workspace}, {@code list}
	 * @return the run
	 */
	public Run run(String... command) {
		return execute(CliCommand.of(List.of(command)));
	}

	/**
	 * Start a command and leave it running, to interrupt or kill it. The directory is
	 * initialised before when that is due.
	 * @param command command and arguments, such as {@code apply}
	 * @return the live process, killed at the end of the test if it still runs
	 * @throws AssertionError if the directory cannot be initialised
	 */
	public TerraformProcess start(String... command) {
		initialise();
		return this.runner.start(CliCommand.of(List.of(command)), this.options, null);
	}

	/**
	 * Kill running commands and delete the directory.
	 */
	@Override
	public void close() {
		this.directory.killProcesses();
		this.directory.delete();
	}

	/**
	 * Kill running commands and keep the directory, for somebody to look at.
	 * @return the directory
	 */
	public Path keep() {
		this.directory.killProcesses();
		return this.directory.root();
	}

	/**
	 * Return the commands that have ended.
	 * @return the runs, in order
	 */
	public List<Run> runs() {
		return this.directory.runs();
	}

	private Run execute(CliCommand command) {
		return this.runner.execute(command, this.options, null);
	}

	/**
	 * Run a command that takes the arguments of this handle.
	 */
	private Run prepared(String name, String... more) {
		return prepared(() -> execute(CliCommand.of(name, this.options.arguments()).and(more)));
	}

	private Run prepared(Supplier<Run> command) {
		return prepare().orElseGet(command);
	}

	public void initialise() {
		prepare().ifPresent((failed) -> {
			throw failed.failure("The directory cannot be initialised");
		});
	}

	private Optional<Run> prepare() {
		ProviderInstallation installation = this.options.installation();
		this.directory.require(installation.requirement());
		if (!this.directory.isUnprepared(installation)) {
			return Optional.empty();
		}
		return Optional.of(prepare(CliCommand.of(installation.preparation()))).filter(Run::isFailed);
	}

	private Run prepare(CliCommand command) {
		Run run = execute(command);
		if (!run.isFailed()) {
			this.directory.prepared(this.options.installation());
		}
		return run;
	}

	private Run checked(Run applied) {
		if (!applied.isFailed() && !this.options.nonEmptyPlanAllowed()) {
			new FollowUpPlan(this.runner, this.options).requireEmpty();
		}
		return applied;
	}

}
