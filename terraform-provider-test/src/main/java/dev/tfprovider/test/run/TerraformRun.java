/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.run.RunDiagnostic.Severity;
import org.assertj.core.api.AssertProvider;
import org.jspecify.annotations.Nullable;

/**
 * A finished command of Terraform, in memory or on the real CLI: its diagnostics, the
 * plan it made or carried out, and the state it found (plan) or left (all others). Later
 * commands do not change it.
 * <p>
 * Every lookup that finds nothing throws an {@link AssertionError} that shows the whole
 * run.
 */
public abstract sealed class TerraformRun implements AssertProvider<RunAssert> permits Run, EngineRun {

	private final PlanDocument plan;

	private final StateDocument state;

	TerraformRun(PlanDocument plan, StateDocument state) {
		this.plan = plan;
		this.state = state;
	}

	/**
	 * Return whether the command succeeded.
	 * @return whether there was no error
	 */
	public abstract boolean succeeded();

	/**
	 * Return errors and warnings in the order reported.
	 * @return the diagnostics
	 */
	public abstract List<RunDiagnostic> diagnostics();

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
	 * Return the names of the RPCs that were called.
	 * @return the names in order, such as {@code PlanResourceChange}
	 * @throws IllegalStateException on the real CLI, which does not tell
	 */
	public abstract List<String> calls();

	/**
	 * Return the actions that the command invoked.
	 * @return the invocations, in the order they ended
	 */
	public abstract List<InvokedAction> invocations();

	/**
	 * Return the planned action of a resource instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the action; {@link Action#NO_OP} also for what is in the state but not
	 * mentioned in the plan
	 */
	public Action action(String address) {
		Optional<PlannedChange> change = plan().find(address);
		if (change.isEmpty() && state().find(address).isPresent()) {
			return Action.NO_OP;
		}
		return change.map(PlannedChange::action).orElseThrow(() -> failure("Nothing is planned for " + address));
	}

	/**
	 * Return the planned change of a resource instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the change
	 */
	public PlannedChange change(String address) {
		return plan().find(address).orElseThrow(() -> failure("Nothing is planned for " + address));
	}

	/**
	 * Return the planned changes, in the order of Terraform's output.
	 * @return the changes that do or record something
	 */
	public List<PlannedChange> changes() {
		return plan().changes().values().stream().filter(PlannedChange::isEffective).toList();
	}

	/**
	 * Return whether the plan has changes, including those of output values.
	 * @return {@code false} if the plan is empty
	 */
	public boolean hasChanges() {
		return plan().hasChanges();
	}

	/**
	 * Return a description of the values that the plan changes, for messages.
	 * @return empty text, or a line for each value
	 */
	public String difference() {
		List<String> lines = PlanDifference.of(plan());
		return lines.isEmpty() ? "" : ":\n  " + String.join("\n  ", lines);
	}

	/**
	 * Return the paths that force the replacement of a resource instance.
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
		boolean planned = !plan().json().isMissingNode() && plan().find(address).isPresent();
		return (planned) ? change(address).isSensitive(path) : resource(address).isSensitive(path);
	}

	/**
	 * Return the instances in the state, of all modules.
	 * @return the instances
	 */
	public List<ResourceInstance> resources() {
		requireState();
		return state().instances();
	}

	/**
	 * Return an instance in the state.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the instance, not one that is deposed
	 */
	public ResourceInstance resource(String address) {
		requireState();
		return state().find(address).orElseThrow(() -> failure("There is no " + address + " in the state"));
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
	 * Return the identity of an instance in the state.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return its attributes as {@link #attribute} gives them, empty if it has no
	 * identity
	 */
	public Map<String, @Nullable Object> identity(String address) {
		return JsonValues.members(resource(address).json().path("identity"));
	}

	/**
	 * Return an output value of the root module, also a sensitive one.
	 * @param name name of the output
	 * @return the value
	 */
	public @Nullable Object output(String name) {
		requireState();
		JsonNode output = state().output(name);
		if (output.isMissingNode()) {
			throw failure("There is no output '" + name + "' in the state");
		}
		return JsonValues.toJava(output.path("value"));
	}

	/**
	 * Return why changes of an instance are deferred.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the reason in Terraform's words, such as {@code resource_config_unknown},
	 * empty if they are not put off
	 */
	public Optional<String> deferred(String address) {
		for (JsonNode deferred : planJson().path("deferred_changes")) {
			if (deferred.path("resource_change").path("address").asText().equals(address)) {
				return Optional.of(deferred.path("reason").asText());
			}
		}
		return Optional.empty();
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
	 * Return the plan document, as {@code show -json} prints it.
	 * @return the document, a missing node if the run has none
	 */
	public JsonNode planJson() {
		return plan().json();
	}

	/**
	 * Return the state document, as {@code show -json} prints it.
	 * @return the document, a missing node if the run has none
	 */
	public JsonNode stateJson() {
		return state().json();
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

	final PlanDocument plan() {
		return this.plan;
	}

	final StateDocument state() {
		return this.state;
	}

	public AssertionError failure(String message) {
		return new AssertionError(message + "\n\n" + this);
	}

	final void requireState() {
		if (state().absence() != null) {
			throw failure("No state to look at: " + state().absence());
		}
	}

	/**
	 * An action that a command has invoked.
	 *
	 * @param address its address, such as {@code action.petstore_feed.rex}
	 * @param progress the messages of its progress, in order
	 * @param succeeded whether it ended without an error
	 */
	public record InvokedAction(String address, List<String> progress, boolean succeeded) {

		public InvokedAction {
			progress = List.copyOf(progress);
		}

	}

}
