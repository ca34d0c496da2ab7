/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

/**
 * Thrown when a resource or data source cannot be part of the provider. An author's
 * mistake, found at start-up.
 */
public class InvalidDeclarationException extends IllegalArgumentException {

	private final String problem;

	private final String remedy;

	/**
	 * Create an exception.
	 * @param problem what is wrong, naming every declaration concerned
	 * @param remedy what to do
	 */
	public InvalidDeclarationException(String problem, String remedy) {
		super(problem + ". " + remedy);
		this.problem = problem;
		this.remedy = remedy;
	}

	/**
	 * Return the description of the mistake.
	 * @return the problem, without a full stop
	 */
	public String problem() {
		return this.problem;
	}

	/**
	 * Return the remedy.
	 * @return the remedy, in full sentences
	 */
	public String remedy() {
		return this.remedy;
	}

}
