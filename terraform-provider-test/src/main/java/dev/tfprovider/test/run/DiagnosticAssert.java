/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.function.Predicate;

/**
 * Assertions on the diagnostics of a {@link Run}. Each one narrows them down, and fails
 * when none is left.
 */
public final class DiagnosticAssert {

	private final RunAssert run;

	private final String described;

	private final List<RunDiagnostic> candidates;

	DiagnosticAssert(RunAssert run, String described, List<RunDiagnostic> candidates) {
		this.run = run;
		this.described = described;
		this.candidates = candidates;
	}

	DiagnosticAssert withSummary(String part) {
		return narrow("'" + part + "'", (diagnostic) -> diagnostic.summary().contains(part));
	}

	/**
	 * Verify the attribute Terraform points at.
	 * @param path name of the attribute, see {@link RunDiagnostic#attribute()}, or its
	 * whole path, such as {@code columns[0].name}. The CLI tells no paths: there it is
	 * the last name of the path that counts.
	 * @return an assertion on the diagnostics that point at it
	 */
	public DiagnosticAssert onAttribute(String path) {
		return narrow("on attribute '" + path + "'", (diagnostic) -> diagnostic.isOn(path));
	}

	/**
	 * Verify the resource instance the diagnostic is about.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return an assertion on the diagnostics about it
	 */
	public DiagnosticAssert onResource(String address) {
		return narrow("on " + address, (diagnostic) -> address.equals(diagnostic.address()));
	}

	/**
	 * Verify a line Terraform points at.
	 * @param line line number in the configuration, from 1
	 * @return an assertion on the diagnostics that point at it
	 */
	public DiagnosticAssert onLine(int line) {
		return narrow("on line " + line,
				(diagnostic) -> diagnostic.source() != null && diagnostic.source().line() == line);
	}

	/**
	 * Verify the detail.
	 * @param part part of the detail
	 * @return an assertion on the diagnostics with that detail
	 */
	public DiagnosticAssert withDetail(String part) {
		return narrow("with detail '" + part + "'", (diagnostic) -> diagnostic.detail().contains(part));
	}

	/**
	 * Return to the assertions on the run.
	 * @return the assertion on the run
	 */
	public RunAssert and() {
		return this.run;
	}

	private DiagnosticAssert narrow(String condition, Predicate<RunDiagnostic> predicate) {
		String wanted = this.described + " " + condition;
		List<RunDiagnostic> left = this.candidates.stream().filter(predicate).toList();
		if (left.isEmpty()) {
			throw this.run.failure("No " + wanted + " among: " + this.candidates);
		}
		return new DiagnosticAssert(this.run, wanted, left);
	}

}
