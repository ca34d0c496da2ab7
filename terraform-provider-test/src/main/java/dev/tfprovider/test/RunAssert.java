/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Objects;

import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;

/**
 * Assertions on a {@link TerraformRun}. Every failure shows command, output and
 * configuration.
 */
public final class RunAssert extends AbstractAssert<RunAssert, TerraformRun> {

	RunAssert(@Nullable TerraformRun actual) {
		super(actual, RunAssert.class);
	}

	/**
	 * Verify that the command succeeded.
	 * @return this assertion
	 */
	public RunAssert succeeded() {
		if (!run().succeeded()) {
			throw failure("Expected success");
		}
		return this;
	}

	/**
	 * Verify that the command failed.
	 * @return this assertion
	 */
	public RunAssert failed() {
		if (run().succeeded()) {
			throw failure("Expected a failure");
		}
		return this;
	}

	/**
	 * Verify that there is an error, and go on with it.
	 * @param summaryPart part of the summary
	 * @return an assertion on the errors with that summary
	 */
	public DiagnosticAssert hasError(String summaryPart) {
		return new DiagnosticAssert(this, "error", run().errors()).withSummary(summaryPart);
	}

	/**
	 * Verify that there is a warning, and go on with it.
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
		if (!run().diagnostics().isEmpty()) {
			throw failure("Expected no diagnostics");
		}
		return this;
	}

	/**
	 * Verify what is planned for a resource instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param expected the action
	 * @return this assertion
	 */
	public RunAssert plans(String address, Action expected) {
		Action action = run().action(address);
		if (action != expected) {
			throw failure("Expected " + expected + " for " + address + " but it is " + action);
		}
		return this;
	}

	/**
	 * Verify that the command succeeded and its plan does and records nothing.
	 * @return this assertion
	 */
	public RunAssert hasNoChanges() {
		succeeded();
		if (run().hasChanges()) {
			List<String> changes = run().changes()
				.stream()
				.map((change) -> change.action() + " " + change.address())
				.toList();
			throw failure("Expected no changes but there are " + changes + " and outputs " + run().plan().outputs());
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
		if (!Objects.equals(value, expected)) {
			throw failure(
					"Expected " + quoted(expected) + " at " + address + " " + path + " but it is " + quoted(value));
		}
		return this;
	}

	/**
	 * Verify which instances are in the state, in any order.
	 * @param addresses addresses; none for an empty state
	 * @return this assertion
	 */
	public RunAssert hasResources(String... addresses) {
		List<String> actual = run().resources().stream().map(ResourceInstance::address).sorted().toList();
		List<String> expected = List.of(addresses).stream().sorted().toList();
		if (!actual.equals(expected)) {
			throw failure("Expected the resources " + expected + " but there are " + actual);
		}
		return this;
	}

	private static String quoted(@Nullable Object value) {
		return (value instanceof String) ? "\"" + value + "\"" : String.valueOf(value);
	}

	AssertionError failure(String message) {
		return run().failure(message);
	}

	private TerraformRun run() {
		isNotNull();
		return this.actual;
	}

}
