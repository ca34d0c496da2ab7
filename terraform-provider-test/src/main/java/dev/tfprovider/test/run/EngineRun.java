/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.function.Supplier;

import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.internal.engine.EngineResult;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.run.RunDiagnostic.Severity;
import org.jspecify.annotations.Nullable;

/**
 * A finished command of {@link InMemoryTerraform}.
 */
public final class EngineRun extends TerraformRun {

	private final String command;

	private final EngineResult result;

	private final List<RunDiagnostic> diagnostics;

	private final PlanDocument plan;

	private final StateDocument state;

	private final Supplier<String> configuration;

	public EngineRun(String command, EngineResult result, Supplier<String> configuration) {
		this.command = command;
		this.result = result;
		this.configuration = configuration;
		this.diagnostics = result.diagnostics().stream().map(EngineRun::diagnostic).toList();
		this.plan = result.plan().isMissingNode() ? PlanDocument.none() : PlanDocument.ofJson(result.plan());
		this.state = StateDocument.ofJson(result.stateDocument());
	}

	public static RunDiagnostic diagnostic(EngineDiagnostic diagnostic) {
		@Nullable String path = (diagnostic.path() != null) ? diagnostic.path().toString() : null;
		return new RunDiagnostic(diagnostic.error() ? Severity.ERROR : Severity.WARNING, diagnostic.summary(),
				diagnostic.detail(), diagnostic.address(), null, path);
	}

	@Override
	public boolean succeeded() {
		return !this.result.failed();
	}

	@Override
	public List<RunDiagnostic> diagnostics() {
		return this.diagnostics;
	}

	@Override
	public List<String> calls() {
		return this.result.calls();
	}

	@Override
	public List<TerraformRun.InvokedAction> invocations() {
		return this.result.invocations()
			.stream()
			.map((invocation) -> new TerraformRun.InvokedAction(invocation.action(), invocation.progress(),
					!invocation.failed()))
			.toList();
	}

	/**
	 * Return command, diagnostics, plan, state and configuration.
	 * @return text for people
	 */
	@Override
	public String toString() {
		StringBuilder text = new StringBuilder("terraform ").append(this.command).append(" (in memory)");
		this.diagnostics.forEach((diagnostic) -> text.append("\n--- diagnostic\n").append(indent(diagnostic)));
		this.plan.changes()
			.values()
			.forEach((change) -> text.append("\n--- planned ")
				.append(change.action())
				.append(' ')
				.append(change.address())
				.append('\n')
				.append(indent(change.json().toPrettyString())));
		this.state.instances()
			.forEach((instance) -> text.append("\n--- state of ")
				.append(instance.address())
				.append('\n')
				.append(indent(instance.json().path("values").toPrettyString())));
		return text.append("\n--- configuration\n").append(indent(this.configuration.get())).toString();
	}

	private static String indent(Object content) {
		return content.toString().indent(2).stripTrailing();
	}

	@Override
	public AssertionError failure(String message) {
		return new AssertionError(message + "\n\n" + this);
	}

	@Override
	PlanDocument plan() {
		return this.plan;
	}

	@Override
	StateDocument state() {
		return this.state;
	}

}
