/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

/**
 * Thrown to end a command with an error message and an exit status.
 */
public final class CommandFailedException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final int status;

	private CommandFailedException(String message, int status) {
		super(message);
		this.status = status;
	}

	/**
	 * Return a failure of the command.
	 * @param message what, where, and what to do
	 * @return the exception
	 */
	public static CommandFailedException of(String message) {
		return new CommandFailedException(message, 1);
	}

	/**
	 * Return a result that scripts tell from failures by the exit status.
	 * @param message what was found
	 * @param status the exit status, 3 to 125
	 * @return the exception
	 * @throws IllegalArgumentException if the status has another meaning
	 */
	public static CommandFailedException of(String message, int status) {
		if (status < 3 || status > 125) {
			throw new IllegalArgumentException("'status' must be 3 to 125");
		}
		return new CommandFailedException(message, status);
	}

	/**
	 * Return a failure because of an invalid command line.
	 * @param message what is wrong with it
	 * @return the exception
	 */
	public static CommandFailedException usage(String message) {
		return new CommandFailedException(message, 2);
	}

	/**
	 * Return the exit status.
	 * @return 2 if the command was not given as it has to be, a status of its own if the
	 * command has one, else 1
	 */
	public int status() {
		return this.status;
	}

}
