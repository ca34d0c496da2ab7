/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

import dev.tfprovider.test.internal.Copies;
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

	private final List<Consumer<ScenarioCourse>> steps;

	private Scenario(List<Consumer<ScenarioCourse>> steps) {
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
		return and((terraform) -> terraform.apply(configuration), RunAssert::succeeded);
	}

	/**
	 * Plan and apply; the next plan may have changes.
	 * @param configuration the configuration
	 * @return the longer scenario
	 */
	public Scenario applyUnsettled(Configuration configuration) {
		return unsettled(configuration, RunAssert::succeeded);
	}

	/**
	 * Plan without applying.
	 * @param configuration the configuration
	 * @return the longer scenario
	 */
	public Scenario planOnly(Configuration configuration) {
		return and((terraform) -> terraform.plan(configuration), RunAssert::succeeded);
	}

	/**
	 * Plan and apply; either must fail.
	 * @param configuration the configuration
	 * @param summaryPart part of the summary of an error
	 * @return the longer scenario
	 */
	public Scenario expectError(Configuration configuration, String summaryPart) {
		return unsettled(configuration, (run) -> run.failed().hasError(summaryPart));
	}

	/**
	 * Plan and apply; either must fail with an error on an attribute.
	 * @param configuration the configuration
	 * @param summaryPart part of the summary of the error
	 * @param attribute name of the attribute, see {@link RunDiagnostic#attribute()}
	 * @return the longer scenario
	 */
	public Scenario expectError(Configuration configuration, String summaryPart, String attribute) {
		return unsettled(configuration, (run) -> run.failed().hasError(summaryPart).onAttribute(attribute));
	}

	/**
	 * Plan and apply; the next plan must be empty, and there must be a warning.
	 * @param configuration the configuration
	 * @param summaryPart part of the summary of a warning
	 * @return the longer scenario
	 */
	public Scenario expectWarning(Configuration configuration, String summaryPart) {
		return and((terraform) -> terraform.apply(configuration), (run) -> run.succeeded().hasWarning(summaryPart));
	}

	/**
	 * Plan; the plan must be empty.
	 * @param configuration the configuration
	 * @return the longer scenario
	 */
	public Scenario expectNoChanges(Configuration configuration) {
		return and((terraform) -> terraform.plan(configuration), RunAssert::hasNoChanges);
	}

	/**
	 * Destroy everything, which must fail.
	 * @param summaryPart part of the summary of an error
	 * @return the longer scenario
	 */
	public Scenario expectErrorOnDestroy(String summaryPart) {
		return and(Terraform::destroy, (run) -> run.failed().hasError(summaryPart));
	}

	/**
	 * Import an object.
	 * @param configuration a configuration that has its resource block
	 * @param address address of the resource
	 * @param id import id
	 * @return the longer scenario
	 */
	public Scenario importResource(Configuration configuration, String address, String id) {
		return imported(configuration, address, id, RunAssert::succeeded);
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
		return and(new ImportVerification(configuration, address, id, Set.of(ignored))::run, RunAssert::succeeded);
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
		return imported(configuration, address, id, (run) -> run.failed().hasError(summaryPart));
	}

	/**
	 * Change something behind Terraform's back.
	 * @param code changes it
	 * @return the longer scenario
	 */
	public Scenario drift(Runnable code) {
		return and((course) -> code.run());
	}

	/**
	 * Remove something behind Terraform's back.
	 * @param code removes it
	 * @return the longer scenario
	 */
	public Scenario vanish(Runnable code) {
		return and((course) -> code.run());
	}

	/**
	 * Let the provider delete an object behind Terraform's back, with the resource's own
	 * {@code delete}.
	 * @param address address of the instance
	 * @return the longer scenario
	 */
	public Scenario vanish(String address) {
		return and((terraform) -> terraform.vanish(address), RunAssert::succeeded);
	}

	/**
	 * Taint an instance, so that it is replaced.
	 * @param address address of the instance
	 * @return the longer scenario
	 */
	public Scenario taint(String address) {
		return and((terraform) -> terraform.taint(address), RunAssert::succeeded);
	}

	/**
	 * Untaint an instance.
	 * @param address address of the instance
	 * @return the longer scenario
	 */
	public Scenario untaint(String address) {
		return and((terraform) -> terraform.untaint(address), RunAssert::succeeded);
	}

	/**
	 * Remove an instance from the state.
	 * @param address address of the instance
	 * @return the longer scenario
	 */
	public Scenario stateRemove(String address) {
		return and((terraform) -> terraform.stateRemove(address), RunAssert::succeeded);
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
		return and((terraform) -> terraform.stateWrite(address, schemaVersion, json,
				privateData.getBytes(StandardCharsets.UTF_8)), RunAssert::succeeded);
	}

	/**
	 * Restrict the steps that follow as {@code -target} does. Apply with
	 * {@link #applyUnsettled}, since something may be left to do.
	 * @param addresses addresses of resources or instances; none for no restriction
	 * @return the longer scenario
	 */
	public Scenario target(String... addresses) {
		return and((course) -> course.option((terraform) -> terraform.target(addresses)));
	}

	/**
	 * Have the steps that follow replace instances as {@code -replace} does.
	 * @param addresses addresses of instances; none to stop that
	 * @return the longer scenario
	 */
	public Scenario replace(String... addresses) {
		return and((course) -> course.option((terraform) -> terraform.replace(addresses)));
	}

	/**
	 * Invoke an action of the configuration of the step before, as {@code apply -invoke}
	 * does; it must succeed.
	 * @param action its address, such as {@code action.petstore_feed.rex}
	 * @return the longer scenario
	 */
	public Scenario invoke(String action) {
		return and((terraform) -> terraform.invoke(action), RunAssert::succeeded);
	}

	/**
	 * Invoke an action, which must fail.
	 * @param action its address, such as {@code action.petstore_feed.rex}
	 * @param summaryPart part of the summary of an error
	 * @return the longer scenario
	 */
	public Scenario expectErrorOnInvoke(String action, String summaryPart) {
		return and((terraform) -> terraform.invoke(action), (run) -> run.failed().hasError(summaryPart));
	}

	/**
	 * Refresh the state without changing anything else.
	 * @return the longer scenario
	 */
	public Scenario refresh() {
		return and(Terraform::refresh, RunAssert::succeeded);
	}

	/**
	 * Destroy everything.
	 * @return the longer scenario
	 */
	public Scenario destroy() {
		return and(Terraform::destroy, RunAssert::succeeded);
	}

	/**
	 * Inspect the run of the previous step.
	 * @param assertions assertions on it
	 * @return the longer scenario
	 */
	public Scenario verify(Consumer<TerraformRun> assertions) {
		return and((course) -> assertions.accept(course.last()));
	}

	private Scenario unsettled(Configuration configuration, Consumer<RunAssert> expectation) {
		return and((terraform) -> terraform.allowNonEmptyPlan().apply(configuration), expectation);
	}

	private Scenario imported(Configuration configuration, String address, String id, Consumer<RunAssert> expectation) {
		return and((terraform) -> terraform.write(configuration).importResource(address, id), expectation);
	}

	private Scenario and(Function<Terraform, TerraformRun> command, Consumer<RunAssert> expectation) {
		return and((course) -> course.run(command, expectation));
	}

	private Scenario and(Consumer<ScenarioCourse> step) {
		return new Scenario(Copies.with(this.steps, List.of(step)));
	}

	/**
	 * Run the steps.
	 * @param terraform where to run them
	 * @return the runs of all steps that ran a command, in order
	 */
	public List<TerraformRun> runOn(Terraform terraform) {
		return run(terraform, () -> {
		});
	}

	/**
	 * Run the steps on the real CLI.
	 * @param terraform the CLI on a directory without a configuration
	 * @param provider local name of the provider
	 * @return the runs of all steps that ran a command, in order
	 */
	public List<TerraformRun> runOn(TerraformCli terraform, String provider) {
		return runOn(new CliTerraform(terraform, provider));
	}

	List<TerraformRun> run(Terraform terraform, Runnable afterCommand) {
		ScenarioCourse course = new ScenarioCourse(terraform, afterCommand);
		this.steps.forEach((step) -> step.accept(course));
		return course.runs();
	}

}
