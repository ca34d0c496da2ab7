/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.function;

import java.util.OptionalInt;

/**
 * Thrown by a {@link TerraformFunction} that cannot work with an argument. Terraform
 * shows the message at the argument:
 * <code>Invalid value for "date" parameter: must not be in
 * the past.</code>
 */
public class FunctionArgumentException extends RuntimeException {

	private final String parameter;

	private final int index;

	/**
	 * Create an exception about an argument.
	 * @param parameter the Java name of the parameter, or its name in Terraform
	 * @param message what is wrong, which goes on with the sentence above; lower case,
	 * without a full stop
	 */
	public FunctionArgumentException(String parameter, String message) {
		this(parameter, -1, message);
	}

	/**
	 * Create an exception about one of the arguments of a {@code T...} parameter.
	 * @param parameter the Java name of the parameter, or its name in Terraform
	 * @param index the position in the array, from 0
	 * @param message what is wrong; lower case, without a full stop
	 */
	public FunctionArgumentException(String parameter, int index, String message) {
		super(message);
		this.parameter = parameter;
		this.index = index;
	}

	/**
	 * Return the name of the parameter.
	 * @return the name as given
	 */
	public String parameter() {
		return this.parameter;
	}

	/**
	 * Return the position in the array of a {@code T...} parameter.
	 * @return the position from 0, empty if the parameter has one argument
	 */
	public OptionalInt index() {
		return (this.index >= 0) ? OptionalInt.of(this.index) : OptionalInt.empty();
	}

}
