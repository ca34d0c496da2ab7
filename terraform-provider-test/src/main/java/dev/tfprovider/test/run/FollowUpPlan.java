/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;

import dev.tfprovider.test.internal.CliCommand;

/**
 * Plans again after an apply and requires that no changes are left.
 *
 * @param runner runs the CLI
 * @param options the options of the apply
 */
record FollowUpPlan(CommandRunner runner, CliOptions options) {

	void requireEmpty() {
		Run plan = this.runner.capture(CliCommand.of("plan", this.options.followUpArguments()), this.options);
		if (plan.isFailed()) {
			throw plan.failure("The apply succeeded, but the plan after it fails");
		}
		if (plan.hasChanges()) {
			throw plan.failure("The apply left something to do: the plan after it is not empty."
					+ " If that is intended, use allowNonEmptyPlan().\n\n" + difference(plan));
		}
	}

	private String difference(Run plan) {
		CliCommand show = CliCommand.of("show", List.of(plan.planFile().toString()));
		return this.runner.capture(show, this.options).standardOutput().strip();
	}

}
