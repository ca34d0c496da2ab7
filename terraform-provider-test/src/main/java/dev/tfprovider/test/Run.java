/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.RunDiagnostic.Severity;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.ValuePath;
import org.assertj.core.api.AssertProvider;
import org.jspecify.annotations.Nullable;

/**
 * One finished command: its output, its diagnostics, the plan it made or carried out, and
 * the state it found (plan) or left (all others). Later commands do not change it.
 * <p>
 * Every lookup that finds nothing throws an {@link AssertionError} that shows the whole
 * run.
 */
public final class Run implements AssertProvider<RunAssert> {

	private final Transcript transcript;

	private final List<RunDiagnostic> diagnostics;

	private final PlanDocument plan;

	private final StateDocument state;

	private final Path planFile;

	private volatile boolean examined;

	Run(Transcript transcript, PlanDocument plan, StateDocument state, Path planFile) {
		this.transcript = transcript;
		this.diagnostics = transcript.diagnostics();
		this.plan = plan;
		this.state = state;
		this.planFile = planFile;
	}

	/**
	 * Return the command without the CLI's name.
	 * @return command and arguments
	 */
	public List<String> command() {
		return this.transcript.command().words();
	}

	/**
	 * Return the exit status.
	 * @return 0 after success
	 */
	public int exitStatus() {
		examine();
		return this.transcript.exitStatus();
	}

	/**
	 * Return whether the command succeeded.
	 * @return whether the exit status is 0
	 */
	public boolean succeeded() {
		return exitStatus() == 0;
	}

	/**
	 * Return what the command printed; with {@code -json}, its events.
	 * @return the whole standard output
	 */
	public String standardOutput() {
		return this.transcript.standardOutput();
	}

	/**
	 * Return what the command and its providers wrote to standard error.
	 * @return the whole standard error
	 */
	public String standardError() {
		return this.transcript.standardError();
	}

	/**
	 * Return errors and warnings in the order reported, without the warning that a
	 * provider under test is in effect.
	 * @return the diagnostics
	 */
	public List<RunDiagnostic> diagnostics() {
		examine();
		return this.diagnostics;
	}

	/**
	 * Return the errors.
	 * @return diagnostics of severity error
	 */
	public List<RunDiagnostic> errors() {
		return diagnostics().stream().filter((diagnostic) -> diagnostic.severity() == Severity.ERROR).toList();
	}

	/**
	 * Return the warnings.
	 * @return diagnostics of severity warning
	 */
	public List<RunDiagnostic> warnings() {
		return diagnostics().stream().filter((diagnostic) -> diagnostic.severity() == Severity.WARNING).toList();
	}

	/**
	 * Return what was planned for a resource instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the action; {@link Action#NO_OP} also for what is in the state but not
	 * mentioned in the plan
	 */
	public Action action(String address) {
		Optional<PlannedChange> change = this.plan.find(address);
		if (change.isEmpty() && this.state.find(address).isPresent()) {
			return Action.NO_OP;
		}
		return change.map(PlannedChange::action).orElseThrow(() -> failure("Nothing is planned for " + address));
	}

	/**
	 * Return everything planned for a resource instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the change
	 */
	public PlannedChange change(String address) {
		return this.plan.find(address).orElseThrow(() -> failure("Nothing is planned for " + address));
	}

	/**
	 * Return what is planned, in the order of Terraform's output.
	 * @return the changes that do or record something
	 */
	public List<PlannedChange> changes() {
		return this.plan.changes().values().stream().filter(PlannedChange::isEffective).toList();
	}

	/**
	 * Return whether the plan does or records something, output values included.
	 * @return {@code false} if the plan is empty
	 */
	public boolean hasChanges() {
		return this.plan.hasChanges();
	}

	/**
	 * Return the places that force the replacement of a resource instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return paths, such as {@code species}
	 */
	public List<String> replacePaths(String address) {
		return change(address).replacePaths();
	}

	/**
	 * Return a planned value, {@link PlannedChange#UNKNOWN} if it is not known yet.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param path place in the resource, such as {@code tags[0].name}
	 * @return the value, {@code null} if it will be null
	 */
	public @Nullable Object planned(String address, String path) {
		return change(address).after(path);
	}

	/**
	 * Return whether a planned value is known only after the apply.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param path place in the resource
	 * @return whether it, or what contains it, is unknown
	 */
	public boolean isUnknown(String address, String path) {
		return change(address).isUnknown(path);
	}

	/**
	 * Return whether a value is hidden from Terraform's output: the planned one if there
	 * is a plan document, otherwise the one in the state.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param path place in the resource
	 * @return whether it, or what contains it, is sensitive
	 */
	public boolean isSensitive(String address, String path) {
		boolean planned = !this.plan.json().isMissingNode() && this.plan.find(address).isPresent();
		return (planned) ? change(address).isSensitive(path) : resource(address).isSensitive(path);
	}

	/**
	 * Return the instances in the state, of all modules.
	 * @return the instances
	 */
	public List<ResourceInstance> resources() {
		requireState();
		return this.state.instances();
	}

	/**
	 * Return an instance in the state.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the instance, not one that is deposed
	 */
	public ResourceInstance resource(String address) {
		requireState();
		return this.state.find(address).orElseThrow(() -> failure("There is no " + address + " in the state"));
	}

	/**
	 * Return a value in the state: {@code String}, {@code Boolean}, {@code List},
	 * {@code Map}, {@code null}, or the smallest of {@code Integer}, {@code Long},
	 * {@code BigInteger}, {@code Double}, {@code BigDecimal} that holds the number.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param path place in the resource, such as {@code tags[0].name}
	 * @return the value
	 */
	public @Nullable Object attribute(String address, String path) {
		return resource(address).attribute(path);
	}

	/**
	 * Return whether the next plan will replace an instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return whether it is tainted
	 */
	public boolean isTainted(String address) {
		return resource(address).tainted();
	}

	/**
	 * Return an output value of the root module, also a sensitive one.
	 * @param name name of the output
	 * @return the value
	 */
	public @Nullable Object output(String name) {
		requireState();
		JsonNode output = this.state.output(name);
		if (output.isMissingNode()) {
			throw failure("There is no output '" + name + "' in the state");
		}
		return JsonValues.toJava(output.path("value"));
	}

	/**
	 * Return a value from a command that prints one JSON document, such as
	 * {@code providers schema -json}.
	 * @param path place in the document
	 * @return the value
	 */
	public @Nullable Object document(String path) {
		JsonNode document = documentJson();
		return JsonValues.toJava(Lookup.find(document, ValuePath.parse(path), "the output"));
	}

	/**
	 * Return the JSON document a command printed.
	 * @return the document
	 */
	public JsonNode documentJson() {
		if (this.transcript.exitStatus() != 0) {
			throw failure("The command failed");
		}
		return this.transcript.document();
	}

	/**
	 * Return the plan document, as {@code show -json} prints it.
	 * @return the document, a missing node if the run has none
	 */
	public JsonNode planJson() {
		return this.plan.json();
	}

	/**
	 * Return the state document, as {@code show -json} prints it.
	 * @return the document, a missing node if the run has none
	 */
	public JsonNode stateJson() {
		return this.state.json();
	}

	/**
	 * Return command, exit status, output and configuration.
	 * @return text for people
	 */
	@Override
	public String toString() {
		return this.transcript.toString();
	}

	/**
	 * Assert on this run, for AssertJ's {@code assertThat}.
	 * @return the assertion
	 * @deprecated to be called by AssertJ only
	 */
	@Deprecated(since = "0.1.0")
	@Override
	public RunAssert assertThat() {
		return new RunAssert(this);
	}

	AssertionError failure(String message) {
		return new AssertionError(message + "\n\n" + this.transcript);
	}

	private void requireState() {
		if (this.state.absence() != null) {
			throw failure("No state to look at: " + this.state.absence());
		}
	}

	Transcript transcript() {
		return this.transcript;
	}

	PlanDocument plan() {
		return this.plan;
	}

	Path planFile() {
		return this.planFile;
	}

	/**
	 * Note that the test has seen how the command ended.
	 */
	void examine() {
		this.examined = true;
	}

	boolean isFailed() {
		return this.transcript.exitStatus() != 0;
	}

	boolean isUnexaminedFailure() {
		return isFailed() && !this.examined;
	}

}
