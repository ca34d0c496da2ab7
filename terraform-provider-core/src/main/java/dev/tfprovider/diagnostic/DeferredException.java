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

	private final DeferralReason reason;

	/**
	 * Create an exception.
	 * @param reason why
	 * @param explanation what it waits for, and what the practitioner can do where
	 * Terraform is not able to wait; full sentences
	 */
	public DeferredException(DeferralReason reason, String explanation) {
		super(explanation);
		this.reason = reason;
	}

	/**
	 * Return the reason.
	 * @return the reason
	 */
	public DeferralReason reason() {
		return this.reason;
	}

	/**
	 * Return what the operation waits for.
	 * @return full sentences
	 */
	public String explanation() {
		return String.valueOf(getMessage());
	}

}
