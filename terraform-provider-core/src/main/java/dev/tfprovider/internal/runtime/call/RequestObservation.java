/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.concurrent.Callable;

/**
 * Observes one request and the author code that runs for it. Must not throw.
 */
public interface RequestObservation {

	/**
	 * Let what this thread does belong to the request.
	 * @return what leaves the thread as it was before, to be closed on the same thread
	 */
	ThreadScope enter();

	/**
	 * Observe author code.
	 * @param operation what it does, such as {@code create}
	 * @param code the code, which runs on a thread that has entered
	 * @param <T> the type of the result
	 * @return the code, which is observed when it runs
	 */
	<T> Callable<T> observe(String operation, Callable<T> code);

	/**
	 * Tell that the answer has an error.
	 * @param summary what went wrong, without secrets
	 */
	void failed(String summary);

	/**
	 * End the request. Threads that it left behind may still enter.
	 */
	void end();

	/**
	 * A thread that works for the request.
	 */
	@FunctionalInterface
	interface ThreadScope extends AutoCloseable {

		@Override
		void close();

	}

}
