/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.host;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Collects the diagnostics of a walk or one of its steps.
 */
public final class EngineDiagnostics {

	private final List<EngineDiagnostic> diagnostics = new ArrayList<>();

	public void error(String summary, String detail) {
		this.diagnostics.add(EngineDiagnostic.error(summary, detail));
	}

	public void error(AttributePath path, String summary, String detail) {
		this.diagnostics.add(new EngineDiagnostic(true, summary, detail, null, path, false));
	}

	public void add(EngineDiagnostic diagnostic) {
		this.diagnostics.add(diagnostic);
	}

	public void addAll(Collection<EngineDiagnostic> more) {
		this.diagnostics.addAll(more);
	}

	/**
	 * Add what has been said about something.
	 * @param address the address it gets where Core reports it, {@code null} if none
	 */
	public void addAll(Collection<EngineDiagnostic> more, @Nullable String address) {
		more.forEach((diagnostic) -> add(diagnostic.about(address)));
	}

	public void addAll(EngineDiagnostics more) {
		this.diagnostics.addAll(more.diagnostics);
	}

	/**
	 * Add what a step finds, once it is done.
	 * @param step the step, which is given what collects its diagnostics
	 * @return whether it has found no error
	 */
	public boolean collect(Consumer<EngineDiagnostics> step) {
		EngineDiagnostics found = new EngineDiagnostics();
		step.accept(found);
		addAll(found);
		return !found.hasErrors();
	}

	/**
	 * Drop all of them.
	 */
	public void clear() {
		this.diagnostics.clear();
	}

	/**
	 * Drop what points at something and has been said before, be it of another instance
	 * of the same block.
	 * @param first where the diagnostics begin that may repeat others
	 */
	public void dropRepeated(int first) {
		List<EngineDiagnostic> added = this.diagnostics.subList(first, this.diagnostics.size());
		List<EngineDiagnostic> all = List.copyOf(added);
		added.clear();
		for (EngineDiagnostic diagnostic : all) {
			boolean pointing = diagnostic.address() != null || diagnostic.path() != null;
			if (!pointing || this.diagnostics.stream().noneMatch(diagnostic::repeats)) {
				this.diagnostics.add(diagnostic);
			}
		}
	}

	public boolean hasErrors() {
		return this.diagnostics.stream().anyMatch(EngineDiagnostic::error);
	}

	public List<EngineDiagnostic> asList() {
		return List.copyOf(this.diagnostics);
	}

}
