/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when bytes do not decode to the expected type, or a value cannot be encoded. The
 * message never contains a value, which may be sensitive.
 */
public final class CodecException extends RuntimeException {

	private final String problem;

	private final transient Deque<AttributePath.Step> steps = new ArrayDeque<>();

	/**
	 * Create an exception.
	 * @param problem what is wrong, a phrase without a full stop
	 */
	public CodecException(String problem) {
		this(problem, null);
	}

	public CodecException(String problem, @Nullable Throwable cause) {
		super(problem, cause);
		this.problem = problem;
	}

	/**
	 * Note on the way out through a structure which part of it has failed.
	 * @param step the step from the structure to the part
	 * @return this exception, to be thrown on
	 */
	public CodecException at(AttributePath.Step step) {
		this.steps.addFirst(step);
		return this;
	}

	/**
	 * Return the problem, in the words of Terraform where it has any.
	 * @return a phrase such as "number is required"
	 */
	public String problem() {
		return this.problem;
	}

	/**
	 * Return the path of the problem.
	 * @return the path from the outermost value, possibly the root
	 */
	public AttributePath path() {
		return new AttributePath(List.copyOf(this.steps));
	}

	@Override
	public String getMessage() {
		return this.steps.isEmpty() ? this.problem : path() + ": " + this.problem;
	}

}
