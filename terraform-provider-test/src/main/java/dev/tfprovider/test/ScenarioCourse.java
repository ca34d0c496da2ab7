/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

import dev.tfprovider.test.run.RunAssert;
import dev.tfprovider.test.run.TerraformRun;

/**
 * A scenario while it runs: what its steps run on, and what they came to.
 */
final class ScenarioCourse {

	private final Runnable afterCommand;

	private final List<TerraformRun> runs = new ArrayList<>();

	private Terraform terraform;

	ScenarioCourse(Terraform terraform, Runnable afterCommand) {
		this.terraform = terraform;
		this.afterCommand = afterCommand;
	}

	/**
	 * Run a command.
	 * @param expectation fails the scenario if the command came to something else
	 */
	void run(Function<Terraform, TerraformRun> command, Consumer<RunAssert> expectation) {
		TerraformRun run = command.apply(this.terraform);
		expectation.accept(new RunAssert(run));
		this.runs.add(run);
		this.afterCommand.run();
	}

	/**
	 * Run the steps that follow with an option.
	 */
	void option(UnaryOperator<Terraform> option) {
		this.terraform = option.apply(this.terraform);
	}

	TerraformRun last() {
		if (this.runs.isEmpty()) {
			throw new IllegalStateException("There is no step to verify yet");
		}
		return this.runs.get(this.runs.size() - 1);
	}

	List<TerraformRun> runs() {
		return this.runs;
	}

}
