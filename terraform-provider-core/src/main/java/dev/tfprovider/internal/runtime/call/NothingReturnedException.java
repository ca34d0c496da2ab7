/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import dev.tfprovider.diagnostic.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a method of the author returned null instead of an object. The translators
 * may know why: often an upstream service answered with nothing.
 */
public final class NothingReturnedException extends NullPointerException {

	private final Diagnostic diagnostic;

	public NothingReturnedException(String method, String typeName, String expected) {
		this(AuthorMistake.returnedNull(method, typeName, expected));
	}

	private NothingReturnedException(Diagnostic diagnostic) {
		super(diagnostic.detail());
		this.diagnostic = diagnostic;
	}

	/**
	 * Return what a method of the author returned.
	 * @param returned what it returned
	 * @param method name of the method
	 * @param typeName full name of the type it is for
	 * @param expected what it should return instead of null
	 * @throws NothingReturnedException if it returned null
	 */
	public static <T> T check(@Nullable T returned, String method, String typeName, String expected) {
		if (returned == null) {
			throw new NothingReturnedException(method, typeName, expected);
		}
		return returned;
	}

	/**
	 * Return the error for the case that nobody knows why.
	 */
	Diagnostic toDiagnostic() {
		return this.diagnostic;
	}

}
