/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * An error or warning for the practitioner.
 *
 * @param severity whether the operation failed
 * @param summary one short line without a full stop, never wrapped by Terraform
 * @param detail full sentences: what was met, where, and what to do; may be empty
 * @param attribute place of the cause in the configuration, {@code null} for the whole
 * resource, data source or provider block
 */
public record Diagnostic(Severity severity, String summary, String detail, @Nullable AttributePath attribute) {

	/**
	 * Return an error about the whole object.
	 * @param summary one short line
	 * @param detail full sentences
	 * @return the diagnostic
	 */
	public static Diagnostic error(String summary, String detail) {
		return new Diagnostic(Severity.ERROR, summary, detail, null);
	}

	/**
	 * Return an error about one attribute.
	 * @param attribute the place
	 * @param summary one short line
	 * @param detail full sentences
	 * @return the diagnostic
	 */
	public static Diagnostic error(AttributePath attribute, String summary, String detail) {
		return new Diagnostic(Severity.ERROR, summary, detail, attribute);
	}

	/**
	 * Return a warning about the whole object.
	 * @param summary one short line
	 * @param detail full sentences
	 * @return the diagnostic
	 */
	public static Diagnostic warning(String summary, String detail) {
		return new Diagnostic(Severity.WARNING, summary, detail, null);
	}

	/**
	 * Return a warning about one attribute.
	 * @param attribute the place
	 * @param summary one short line
	 * @param detail full sentences
	 * @return the diagnostic
	 */
	public static Diagnostic warning(AttributePath attribute, String summary, String detail) {
		return new Diagnostic(Severity.WARNING, summary, detail, attribute);
	}

	/**
	 * Return whether this is an error.
	 * @return {@code false} for a warning
	 */
	public boolean isError() {
		return this.severity == Severity.ERROR;
	}

	/**
	 * The severity of a diagnostic.
	 */
	public enum Severity {

		/**
		 * The operation failed.
		 */
		ERROR,

		/**
		 * The operation went on.
		 */
		WARNING

	}

}
