/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.path.AttributePath;

/**
 * Thrown by {@code create} or {@code update} after {@link ResourceData#save} or
 * {@link ResourceData#saveId}: a later step failed, but the object is too good to be
 * destroyed. Terraform would taint it for an error; so the practitioner gets a warning
 * instead, and the call succeeds with the planned values. The next refresh shows what the
 * object really has, and the next plan what remains to be done. Without a saved object,
 * and elsewhere, this is an error like any other.
 */
public class IncompleteButUsableException extends DiagnosticException {

	/**
	 * Create an exception about the whole object.
	 * @param summary one short line
	 * @param detail full sentences that tell what remains to be done
	 */
	public IncompleteButUsableException(String summary, String detail) {
		super(summary, detail);
	}

	/**
	 * Create an exception about one attribute.
	 * @param attribute the place
	 * @param summary one short line
	 * @param detail full sentences that tell what remains to be done
	 */
	public IncompleteButUsableException(AttributePath attribute, String summary, String detail) {
		super(attribute, summary, detail);
	}

	/**
	 * Create an exception with several diagnostics.
	 * @param diagnostics the diagnostics, at least one error among them
	 */
	public IncompleteButUsableException(List<Diagnostic> diagnostics) {
		super(diagnostics);
	}

}
