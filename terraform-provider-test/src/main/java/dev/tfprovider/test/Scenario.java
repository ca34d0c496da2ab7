/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

import dev.tfprovider.test.run.ResourceInstance;
import dev.tfprovider.test.run.RunAssert;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformRun;

/**
 * Steps with a provider that run on Terraform in memory and on the real CLI alike.
 * Immutable: each method returns a scenario of one more step.
 * <p>
 * A step fails with an {@link AssertionError} if Terraform reports an error that is not
 * expected.
 */
public final class Scenario {

	private final List<ScenarioStep> steps;

	private Scenario(List<ScenarioStep> steps) {
		this.steps = List.copyOf(steps);
	}

	/**
	 * Return a scenario without steps.
	 * @return the scenario
	 */
	public static Scenario start() {
		return new Scenario(List.of());
	}

	/**
	 * Plan and apply; the next plan must be empty.
	 * @param configuration the configuration
	 * @return the longer scenario
	 */
	public Scenario apply(Configuration configuration) {
		return and("apply", (terraform) -> terraform.apply(configuration, true), true);
	}

	/**
	 * Plan and apply; the next plan may have changes.
	 * @param configuration the configuration
	 * @return the longer scenario
	 */
	public Scenario applyUnsettled(Configuration configuration) {
		return and("apply unsettled", (terraform) -> terraform.apply(configuration, false), true);
	}

	/**
	 * Plan without applying.
	 * @param configuration the configuration
	 * @return the longer scenario
	 */
	public Scenario planOnly(Configuration configuration) {
		return and("plan", (terraform) -> terraform.plan(configuration), true);
	}

	/**
	 * Plan and apply; either must fail.
	 * @param configuration the configuration
	 * @param summaryPart part of the summary of an error
	 * @return the longer scenario
	 */
	public Scenario expectError(Configuration configuration, String summaryPart) {
		return and("expect error", (terraform) -> {
			TerraformRun run = terraform.apply(configuration, false);
			new RunAssert(run).failed().hasError(summaryPart);
			return run;
		}, false);
	}

	/**
	 * Plan and apply; either must fail with an error on an attribute.
	 * @param configuration the configuration
	 * @param summaryPart part of the summary of the error
	 * @param attribute name of the attribute, see {@link RunDiagnostic#attribute()}
	 * @return the longer scenario
	 */
	public Scenario expectError(Configuration configuration, String summaryPart, String attribute) {
		return and("expect error", (terraform) -> {
			TerraformRun run = terraform.apply(configuration, false);
			new RunAssert(run).failed().hasError(summaryPart).onAttribute(attribute);
			return run;
		}, false);
	}

	/**
	 * Plan and apply; the next plan must be empty, and there must be a warning.
	 * @param configuration the configuration
	 * @param summaryPart part of the summary of a warning
	 * @return the longer scenario
	 */
	public Scenario expectWarning(Configuration configuration, String summaryPart) {
		return and("expect warning", (terraform) -> {
			TerraformRun run = terraform.apply(configuration, true);
			new RunAssert(run).succeeded().hasWarning(summaryPart);
			return run;
		}, true);
	}

	/**
	 * Plan; the plan must be empty.
	 * @param configuration the configuration
	 * @return the longer scenario
	 */
	public Scenario expectNoChanges(Configuration configuration) {
		return and("expect no changes", (terraform) -> {
			TerraformRun run = terraform.plan(configuration);
			new RunAssert(run).hasNoChanges();
			return run;
		}, true);
	}

	/**
	 * Destroy everything, which must fail.
	 * @param summaryPart part of the summary of an error
	 * @return the longer scenario
	 */
	public Scenario expectErrorOnDestroy(String summaryPart) {
		return and("expect error on destroy", (terraform) -> {
			TerraformRun run = terraform.destroy();
			new RunAssert(run).failed().hasError(summaryPart);
			return run;
		}, false);
	}

	/**
	 * Import an object.
	 * @param configuration a configuration that has its resource block
	 * @param address address of the resource
	 * @param id import id
	 * @return the longer scenario
	 */
	public Scenario importResource(Configuration configuration, String address, String id) {
		return and("import", (terraform) -> terraform.importResource(configuration, address, id), true);
	}

	/**
	 * Remove an object from the state, import it by its attribute {@code id} and verify
	 * that the state is the same.
	 * @param configuration a configuration that has its resource block
	 * @param address address of the resource
	 * @param ignored root attributes that an import cannot know
	 * @return the longer scenario
	 */
	public Scenario importAndVerify(Configuration configuration, String address, String... ignored) {
		return importAndVerify(configuration, address, (before) -> String.valueOf(before.attribute("id")), ignored);
	}

	/**
	 * Remove an object from the state, import it and verify that the state is the same.
	 * @param configuration a configuration that has its resource block
	 * @param address address of the resource
	 * @param id makes the import id of the object
	 * @param ignored root attributes that an import cannot know
	 * @return the longer scenario
	 */
	public Scenario importAndVerify(Configuration configuration, String address, Function<ResourceInstance, String> id,
			String... ignored) {
		return and("import and verify", new ImportVerification(configuration, address, id, Set.of(ignored))::run, true);
	}

	/**
	 * Import an object, which must fail.
	 * @param configuration a configuration that has its resource block
	 * @param address address of the resource
	 * @param id import id
	 * @param summaryPart part of the summary of an error
	 * @return the longer scenario
	 */
	public Scenario expectErrorOnImport(Configuration configuration, String address, String id, String summaryPart) {
		return and("expect error on import", (terraform) -> {
			TerraformRun run = terraform.importResource(configuration, address, id);
			new RunAssert(run).failed().hasError(summaryPart);
			return run;
		}, false);
	}

	/**
	 * Change something behind Terraform's back.
	 * @param code changes it
	 * @return the longer scenario
	 */
	public Scenario drift(Runnable code) {
		return behindTheBack("drift", code);
	}

	/**
	 * Remove something behind Terraform's back.
	 * @param code removes it
	 * @return the longer scenario
	 */
	public Scenario vanish(Runnable code) {
		return behindTheBack("vanish", code);
	}

	/**
	 * Let the provider delete an object behind Terraform's back, with the resource's own
	 * {@code delete}.
	 * @param address address of the instance
	 * @return the longer scenario
	 */
	public Scenario vanish(String address) {
		return and("vanish", (terraform) -> terraform.vanish(address), true);
	}

	/**
	 * Taint an instance, so that it is replaced.
	 * @param address address of the instance
	 * @return the longer scenario
	 */
	public Scenario taint(String address) {
		return and("taint", (terraform) -> terraform.taint(address), true);
	}

	/**
	 * Untaint an instance.
	 * @param address address of the instance
	 * @return the longer scenario
	 */
	public Scenario untaint(String address) {
		return and("untaint", (terraform) -> terraform.untaint(address), true);
	}

	/**
	 * Remove an instance from the state.
	 * @param address address of the instance
	 * @return the longer scenario
	 */
	public Scenario stateRemove(String address) {
		return and("state rm", (terraform) -> terraform.stateRemove(address), true);
	}

	/**
	 * Put an object into the state as another version of the provider may have left it.
	 * @param address address of the instance
	 * @param schemaVersion version of the schema it was written with
	 * @param json its attributes
	 * @param privateData what the provider kept beside them, as text, may be empty
	 * @return the longer scenario
	 */
	public Scenario givenState(String address, long schemaVersion, String json, String privateData) {
		return and("given state", (terraform) -> terraform.stateWrite(address, schemaVersion, json,
				privateData.getBytes(StandardCharsets.UTF_8)), true);
	}

	/**
	 * Restrict the steps that follow as {@code -target} does. Apply with
	 * {@link #applyUnsettled}, since something may be left to do.
	 * @param addresses addresses of resources or instances; none for no restriction
	 * @return the longer scenario
	 */
	public Scenario target(String... addresses) {
		return option("target", (terraform) -> terraform.target(List.of(addresses)));
	}

	/**
	 * Have the steps that follow replace instances as {@code -replace} does.
	 * @param addresses addresses of instances; none to stop that
	 * @return the longer scenario
	 */
	public Scenario replace(String... addresses) {
		return option("replace", (terraform) -> terraform.replace(List.of(addresses)));
	}

	private Scenario option(String title, Consumer<ScenarioTerraform> option) {
		return and(new ScenarioStep(title, (terraform, before) -> {
			option.accept(terraform);
			return null;
		}, false));
	}

	/**
	 * Invoke an action of the configuration of the step before, as {@code apply -invoke}
	 * does; it must succeed.
	 * @param action its address, such as {@code action.petstore_feed.rex}
	 * @return the longer scenario
	 */
	public Scenario invoke(String action) {
		return and("invoke " + action, (terraform) -> terraform.invoke(action), true);
	}

	/**
	 * Invoke an action, which must fail.
	 * @param action its address, such as {@code action.petstore_feed.rex}
	 * @param summaryPart part of the summary of an error
	 * @return the longer scenario
	 */
	public Scenario expectErrorOnInvoke(String action, String summaryPart) {
		return and("invoke " + action, (terraform) -> terraform.invoke(action), false)
			.verify((run) -> new RunAssert(run).failed().hasError(summaryPart));
	}

	/**
	 * Refresh the state without changing anything else.
	 * @return the longer scenario
	 */
	public Scenario refresh() {
		return and("refresh", ScenarioTerraform::refresh, true);
	}

	/**
	 * Destroy everything.
	 * @return the longer scenario
	 */
	public Scenario destroy() {
		return and("destroy", ScenarioTerraform::destroy, true);
	}

	/**
	 * Inspect the run of the previous step.
	 * @param assertions assertions on it
	 * @return the longer scenario
	 */
	public Scenario verify(Consumer<TerraformRun> assertions) {
		return and(new ScenarioStep("verify", (terraform, before) -> {
			if (before == null) {
				throw new IllegalStateException("There is no step to verify yet");
			}
			assertions.accept(before);
			return null;
		}, false));
	}

	private Scenario behindTheBack(String title, Runnable code) {
		return and(new ScenarioStep(title, (terraform, before) -> {
			code.run();
			return null;
		}, false));
	}

	private Scenario and(String title, ScenarioStep.Command command, boolean mustSucceed) {
		return and(new ScenarioStep(title, (terraform, before) -> command.run(terraform), mustSucceed));
	}

	private Scenario and(ScenarioStep step) {
		List<ScenarioStep> longer = new ArrayList<>(this.steps);
		longer.add(step);
		return new Scenario(longer);
	}

	/**
	 * Run the steps.
	 * @param terraform where to run them
	 * @return the runs of all steps that ran a command, in order
	 */
	public List<TerraformRun> runOn(Terraform terraform) {
		return run(terraform.scenario(), (step) -> {
		});
	}

	/**
	 * Run the steps on the real CLI.
	 * @param terraform the CLI on a directory without a configuration
	 * @param provider local name of the provider
	 * @return the runs of all steps that ran a command, in order
	 */
	public List<TerraformRun> runOn(TerraformCli terraform, String provider) {
		return run(new CliScenario(terraform, provider), (step) -> {
		});
	}

	List<TerraformRun> run(ScenarioTerraform terraform, Consumer<String> afterStep) {
		List<TerraformRun> runs = new ArrayList<>();
		for (ScenarioStep step : this.steps) {
			TerraformRun run = step.run(terraform, runs.isEmpty() ? null : runs.get(runs.size() - 1));
			if (run != null) {
				runs.add(run);
				afterStep.accept(step.title());
			}
		}
		return runs;
	}

}
