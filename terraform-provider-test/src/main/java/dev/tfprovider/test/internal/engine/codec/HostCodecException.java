/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import org.jspecify.annotations.Nullable;

/**
 * Bytes that a host refuses to decode, or a value that a host cannot send. The message
 * never contains a value, which may be sensitive.
 */
public final class HostCodecException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final String problem;

	private final transient AttributePath path;

	HostCodecException(String problem) {
		this(problem, AttributePath.root(), null);
	}

	HostCodecException(String problem, Throwable cause) {
		this(problem, AttributePath.root(), cause);
	}

	private HostCodecException(String problem, AttributePath path, @Nullable Throwable cause) {
		super(problem, cause);
		this.problem = problem;
		this.path = path;
	}

	/**
	 * Return the same problem, found in a part of something larger.
	 * @param step the step from the whole to the part
	 */
	HostCodecException in(AttributePath.Step step) {
		return new HostCodecException(this.problem, this.path.prepend(step), this);
	}

	/**
	 * Return what is wrong, in Core's words where it has any.
	 */
	String problem() {
		return this.problem;
	}

	/**
	 * Return where it is wrong, the root if it is the whole value.
	 */
	AttributePath path() {
		return this.path;
	}

	@Override
	public String getMessage() {
		return new CheckProblem(this.path, this.problem).message();
	}

}
