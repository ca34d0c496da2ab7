/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

/**
 * Ends a command with a text for the person who ran it.
 */
public final class CommandFailedException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final int status;

	private CommandFailedException(String message, int status) {
		super(message);
		this.status = status;
	}

	/**
	 * Return a failure of what was asked for.
	 * @param message what, where, and what to do
	 * @return the exception
	 */
	public static CommandFailedException of(String message) {
		return new CommandFailedException(message, 1);
	}

	/**
	 * Return the refusal of a command line.
	 * @param message what is wrong with it
	 * @return the exception
	 */
	public static CommandFailedException usage(String message) {
		return new CommandFailedException(message, 2);
	}

	/**
	 * Return the exit status.
	 * @return 2 if the command was not given as it has to be, else 1
	 */
	public int status() {
		return this.status;
	}

}
