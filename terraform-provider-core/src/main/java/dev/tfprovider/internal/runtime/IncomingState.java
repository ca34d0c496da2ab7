/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.io.InputStream;
import java.util.Optional;

import dev.tfprovider.diagnostic.DiagnosticException;

/**
 * A state that the host sends. Ends only if all of it has come.
 */
public interface IncomingState {

	/**
	 * Return the length that the host promises.
	 */
	long length();

	/**
	 * Return the bytes. Throws an exception if the host sends something else than it has
	 * promised, or is gone.
	 */
	InputStream stream();

	/**
	 * Return what has gone wrong with the stream, empty if nothing has.
	 */
	Optional<DiagnosticException> failure();

	/**
	 * Return whether all bytes have been read.
	 */
	boolean isRead();

	/**
	 * Give nothing more to anybody.
	 */
	void close();

}
