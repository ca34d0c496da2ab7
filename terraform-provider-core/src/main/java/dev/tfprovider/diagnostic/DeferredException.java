/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

/**
 * Thrown by author code to defer a change or read to a later run of Terraform. Throw it
 * when reading, planning or importing: where Terraform is able to wait, it does.
 * Elsewhere a refresh keeps what is known with a warning, and everything else fails with
 * the explanation.
 */
public class DeferredException extends RuntimeException {

	private final Reason reason;

	/**
	 * Create an exception.
	 * @param reason why
	 * @param explanation what it waits for, and what the practitioner can do where
	 * Terraform is not able to wait; full sentences
	 */
	public DeferredException(Reason reason, String explanation) {
		super(explanation);
		this.reason = reason;
	}

	/**
	 * Return the reason.
	 * @return the reason
	 */
	public Reason reason() {
		return this.reason;
	}

	/**
	 * Return what the operation waits for.
	 * @return full sentences
	 */
	public String explanation() {
		return String.valueOf(getMessage());
	}

	/**
	 * The reason why a change or read is deferred to a later run of Terraform.
	 */
	public enum Reason {

		/**
		 * The configuration of the resource is not known yet where it has to be.
		 */
		RESOURCE_CONFIG_UNKNOWN,

		/**
		 * The settings of the provider are not known yet.
		 */
		PROVIDER_CONFIG_UNKNOWN,

		/**
		 * Something that has to exist before does not exist yet.
		 */
		ABSENT_PREREQUISITE

	}

}
