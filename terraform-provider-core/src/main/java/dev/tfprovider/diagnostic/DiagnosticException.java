/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.path.AttributePath;

/**
 * Thrown by author code to end an operation with the given diagnostics. Throw it from a
 * resource or data source to say exactly what the practitioner reads.
 */
public class DiagnosticException extends RuntimeException {

	private final transient List<Diagnostic> diagnostics;

	/**
	 * Create an exception with several diagnostics.
	 * @param diagnostics the diagnostics, at least one error among them
	 */
	public DiagnosticException(List<Diagnostic> diagnostics) {
		super(diagnostics.stream().map(Diagnostic::summary).collect(Collectors.joining("; ")));
		this.diagnostics = List.copyOf(diagnostics);
	}

	/**
	 * Create an exception with one error about the whole object.
	 * @param summary one short line
	 * @param detail full sentences
	 */
	public DiagnosticException(String summary, String detail) {
		this(List.of(Diagnostic.error(summary, detail)));
	}

	/**
	 * Create an exception with one error about one attribute.
	 * @param attribute the place
	 * @param summary one short line
	 * @param detail full sentences
	 */
	public DiagnosticException(AttributePath attribute, String summary, String detail) {
		this(List.of(Diagnostic.error(attribute, summary, detail)));
	}

	/**
	 * Return the diagnostics.
	 * @return at least one
	 */
	public List<Diagnostic> diagnostics() {
		return this.diagnostics;
	}

}
