/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import dev.tfprovider.diagnostic.Diagnostic;

/**
 * Thrown when an object that lives as long as the provider's settings cannot be created.
 * What made it, and how, means nothing to practitioners.
 */
public final class ScopedCreationException extends RuntimeException {

	private final String name;

	private final Throwable failure;

	/**
	 * Create an exception.
	 * @param name name of what could not be made
	 * @param failure what its own code threw
	 */
	public ScopedCreationException(String name, Throwable failure) {
		super("Could not make '" + name + "' of the provider's settings", failure);
		this.name = name;
		this.failure = failure;
	}

	/**
	 * Return what the code threw.
	 */
	public Throwable failure() {
		return this.failure;
	}

	/**
	 * Return what the practitioner reads.
	 */
	public Diagnostic toDiagnostic() {
		String message = this.failure.getMessage();
		String reason = (message != null && !message.isBlank()) ? message : this.failure.getClass().getName();
		return Diagnostic.error("Could not set up the provider",
				reason + "\n\nThis happened when \"" + this.name
						+ "\" was made, which works with the settings of the provider block. Run with "
						+ "TF_LOG_PROVIDER=ERROR to see where.");
	}

}
