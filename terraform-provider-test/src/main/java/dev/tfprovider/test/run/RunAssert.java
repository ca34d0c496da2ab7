/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;

/**
 * Assertions on a {@link TerraformRun}. Every failure shows command, output and
 * configuration.
 */
public final class RunAssert extends AbstractAssert<RunAssert, TerraformRun> {

	public RunAssert(@Nullable TerraformRun actual) {
		super(actual, RunAssert.class);
	}

	/**
	 * Verify that the command succeeded.
	 * @return this assertion
	 */
	public RunAssert succeeded() {
		return require(run().succeeded(), () -> "Expected success");
	}

	/**
	 * Verify that the command failed.
	 * @return this assertion
	 */
	public RunAssert failed() {
		return require(!run().succeeded(), () -> "Expected a failure");
	}

	/**
	 * Verify that there is an error, and return assertions on it.
	 * @param summaryPart part of the summary
	 * @return an assertion on the errors with that summary
	 */
	public DiagnosticAssert hasError(String summaryPart) {
		return new DiagnosticAssert(this, "error", run().errors()).withSummary(summaryPart);
	}

	/**
	 * Verify that there is a warning, and return assertions on it.
	 * @param summaryPart part of the summary
	 * @return an assertion on the warnings with that summary
	 */
	public DiagnosticAssert hasWarning(String summaryPart) {
		return new DiagnosticAssert(this, "warning", run().warnings()).withSummary(summaryPart);
	}

	/**
	 * Verify that there is neither an error nor a warning.
	 * @return this assertion
	 */
	public RunAssert hasNoDiagnostics() {
		return require(run().diagnostics().isEmpty(), () -> "Expected no diagnostics");
	}

	/**
	 * Verify the planned action of a resource instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param expected the action
	 * @return this assertion
	 */
	public RunAssert plans(String address, Action expected) {
		Action action = run().action(address);
		return require(action == expected, () -> "Expected " + expected + " for " + address + " but it is " + action);
	}

	/**
	 * Verify that a resource instance is to be replaced, and what forces it.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param paths all places that force it, in any order; none if it is for another
	 * reason
	 * @return this assertion
	 */
	public RunAssert replaces(String address, String... paths) {
		plans(address, Action.REPLACE);
		List<String> actual = run().replacePaths(address).stream().sorted().toList();
		List<String> expected = Stream.of(paths).sorted().toList();
		return require(actual.equals(expected),
				() -> "Expected that " + expected + " force the replacement of " + address + " but it is " + actual);
	}

	/**
	 * Verify the reason of a planned change.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param reason the reason in Terraform's words, such as
	 * {@code replace_because_tainted}
	 * @return this assertion
	 */
	public RunAssert plansBecause(String address, String reason) {
		String actual = run().change(address).reason();
		return require(reason.equals(actual),
				() -> "Expected the reason " + reason + " for " + address + " but it is " + actual);
	}

	/**
	 * Verify a planned value.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param path place in the resource, such as {@code tags[0].name}
	 * @param expected the value, {@link PlannedChange#UNKNOWN} if it must not be known
	 * yet
	 * @return this assertion
	 */
	public RunAssert plansValue(String address, String path, @Nullable Object expected) {
		Object value = run().planned(address, path);
		return require(Objects.equals(value, expected), () -> "Expected the plan of " + quoted(expected) + " at "
				+ address + " " + path + " but it is " + quoted(value));
	}

	/**
	 * Verify that planned values are known only after the apply.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param paths places in the resource
	 * @return this assertion
	 */
	public RunAssert plansUnknown(String address, String... paths) {
		for (String path : paths) {
			require(run().isUnknown(address, path), () -> "Expected no known value at " + address + " " + path
					+ " but the plan has " + quoted(run().planned(address, path)));
		}
		return this;
	}

	/**
	 * Verify that planned values are known already.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param paths places in the resource
	 * @return this assertion
	 */
	public RunAssert plansKnown(String address, String... paths) {
		for (String path : paths) {
			require(!run().isUnknown(address, path),
					() -> "Expected a known value at " + address + " " + path + " but the plan has none yet");
		}
		return this;
	}

	/**
	 * Verify that values are hidden from Terraform's output, in the plan or else in the
	 * state.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param paths places in the resource
	 * @return this assertion
	 */
	public RunAssert hidesValue(String address, String... paths) {
		for (String path : paths) {
			require(run().isSensitive(address, path), () -> "Expected a sensitive value at " + address + " " + path);
		}
		return this;
	}

	/**
	 * Verify that an RPC was called, in memory only.
	 * @param name name of the RPC, such as {@code PlanResourceChange}
	 * @param times how often, 0 for not at all
	 * @return this assertion
	 */
	public RunAssert calls(String name, int times) {
		int actual = Collections.frequency(run().calls(), name);
		return require(actual == times,
				() -> "Expected %s calls of %s but there are %s: %s".formatted(times, name, actual, run().calls()));
	}

	/**
	 * Verify which actions the command invoked successfully, in the order they ended.
	 * @param addresses addresses, such as {@code action.petstore_feed.rex}; none if it
	 * invoked none
	 * @return this assertion
	 */
	public RunAssert invoked(String... addresses) {
		List<String> actual = run().invocations()
			.stream()
			.filter(TerraformRun.InvokedAction::succeeded)
			.map(TerraformRun.InvokedAction::address)
			.toList();
		return require(actual.equals(List.of(addresses)), () -> "Expected the actions " + List.of(addresses)
				+ " to be invoked but there are " + run().invocations());
	}

	/**
	 * Verify what the invocations of an action told of their progress.
	 * @param address address, such as {@code action.petstore_feed.rex}
	 * @param messages all messages, in order
	 * @return this assertion
	 */
	public RunAssert hasProgress(String address, String... messages) {
		List<String> actual = run().invocations()
			.stream()
			.filter((invocation) -> invocation.address().equals(address))
			.flatMap((invocation) -> invocation.progress().stream())
			.toList();
		return require(actual.equals(List.of(messages)),
				() -> "Expected the progress " + List.of(messages) + " of " + address + " but there is " + actual);
	}

	/**
	 * Verify that the command succeeded with an empty plan.
	 * @return this assertion
	 */
	public RunAssert hasNoChanges() {
		succeeded();
		if (run().hasChanges()) {
			List<String> changes = run().changes()
				.stream()
				.map((change) -> change.action() + " " + change.address())
				.toList();
			throw failure("Expected no changes but there are " + changes + " and outputs " + run().plan().outputs()
					+ run().difference());
		}
		return this;
	}

	/**
	 * Verify a value in the state.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param path place in the resource, such as {@code tags[0].name}
	 * @param expected the value, as {@link TerraformRun#attribute} gives it
	 * @return this assertion
	 */
	public RunAssert hasAttribute(String address, String path, @Nullable Object expected) {
		Object value = run().attribute(address, path);
		return require(Objects.equals(value, expected),
				() -> "Expected " + quoted(expected) + " at " + address + " " + path + " but it is " + quoted(value));
	}

	/**
	 * Verify several values in the state.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param expected values as {@link TerraformRun#attribute} gives them, by place in
	 * the resource
	 * @return this assertion
	 */
	public RunAssert hasAttributes(String address, Map<String, ?> expected) {
		List<String> differences = new ArrayList<>();
		new TreeMap<>(expected).forEach((path, value) -> {
			Object actual = run().attribute(address, path);
			if (!Objects.equals(actual, value)) {
				differences.add("  %s: expected %s but it is %s".formatted(path, quoted(value), quoted(actual)));
			}
		});
		return require(differences.isEmpty(), () -> address + " differs:\n" + String.join("\n", differences));
	}

	/**
	 * Verify which instances are in the state, in any order.
	 * @param addresses addresses; none for an empty state
	 * @return this assertion
	 */
	public RunAssert hasResources(String... addresses) {
		List<String> actual = run().resources().stream().map(ResourceInstance::address).sorted().toList();
		List<String> expected = List.of(addresses).stream().sorted().toList();
		return require(actual.equals(expected),
				() -> "Expected the resources " + expected + " but there are " + actual);
	}

	static String quoted(@Nullable Object value) {
		return (value instanceof String) ? "\"" + value + "\"" : String.valueOf(value);
	}

	private RunAssert require(boolean condition, Supplier<String> message) {
		if (!condition) {
			throw failure(message.get());
		}
		return this;
	}

	AssertionError failure(String message) {
		return run().failure(message);
	}

	private TerraformRun run() {
		isNotNull();
		return this.actual;
	}

}
