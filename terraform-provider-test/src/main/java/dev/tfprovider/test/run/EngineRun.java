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

	private final Supplier<String> configuration;

	public EngineRun(String command, EngineResult result, Supplier<String> configuration) {
		super(result.plan().isMissingNode() ? PlanDocument.none() : PlanDocument.ofJson(result.plan()),
				StateDocument.ofJson(result.stateDocument()));
		this.command = command;
		this.result = result;
		this.configuration = configuration;
		this.diagnostics = result.diagnostics().stream().map(EngineRun::diagnostic).toList();
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
		plan().changes()
			.values()
			.forEach((change) -> text.append("\n--- planned ")
				.append(change.action())
				.append(' ')
				.append(change.address())
				.append('\n')
				.append(indent(change.json().toPrettyString())));
		state().instances()
			.forEach((instance) -> text.append("\n--- state of ")
				.append(instance.address())
				.append('\n')
				.append(indent(instance.json().path("values").toPrettyString())));
		return text.append("\n--- configuration\n").append(indent(this.configuration.get())).toString();
	}

	private static String indent(Object content) {
		return content.toString().indent(2).stripTrailing();
	}

}
